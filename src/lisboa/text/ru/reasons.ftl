### Why an option is not open. The id is "reason-" and the engine's word; $x, $y and $z are the engine's numbers.

# A sum of $x in réis
x-reis = { $x ->
    [one] { $x } реал
    [few] { $x } реала
   *[many] { $x } реалов
}

## General

reason-leads-nowhere = то, что за этим следует, нельзя было бы завершить

# After an option that pays: z réis, 0 if none
after-paying = { $z ->
    [0] после этого
    [one] заплатив { $z } реал,
    [few] заплатив { $z } реала,
   *[many] заплатив { $z } реалов,
}

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-land-too-dear = { after-paying } вы не смогли бы оплатить ни один участок: в лучшем случае не хватило бы { $short } (участок стоит { x-reis }, вы собрали бы { $y })

# The same where the plot has been chosen already
reason-after-land-here-too-dear = после этого вы не смогли бы оплатить участок { $plot }: не хватило бы { $short } (участок стоит { x-reis }, вы собрали бы { $y })

# The same if it is not certain that nothing comes nearer
reason-after-some-land-too-dear = { after-paying } вы не смогли бы оплатить ни один участок: например, там, где участок стоит { x-reis }, вы собрали бы { $y }

# The same where the Cardinal of the plot is the cause
reason-after-cardinal-raises-land = { after-paying } вы не смогли бы оплатить ни один участок: там, где не хватает меньше всего, встреча с кардиналом обязательна и поднимает казну, участок будет стоить { x-reis }, вы собрали бы { $y }

reason-after-no-plot-fits = { after-paying } вы не нашли бы свободного участка ни для одного доступного жетона квартала

# x: the price, y: what the player could raise then, short: the difference, the least of all
reason-after-hiring-too-dear = { after-paying } вы не смогли бы нанять недостающих служащих ни для одного проекта: в лучшем случае не хватило бы { $short } (наём стоит { x-reis }, вы собрали бы { $y })

# The same where the site has been chosen already
reason-after-hiring-here-too-dear = после этого вы не смогли бы нанять недостающих служащих для здания на этом месте: не хватило бы { $short } (наём стоит { x-reis }, вы собрали бы { $y })

# The same if it is not certain that nothing comes nearer
reason-after-some-hiring-too-dear = { after-paying } вы не смогли бы нанять недостающих служащих ни для одного проекта: например, там, где наём стоит { x-reis }, вы собрали бы { $y }

# The same where the Cardinal of the site is the cause
reason-after-cardinal-raises-hire = { after-paying } вы не смогли бы нанять недостающих служащих ни для одного проекта: там, где не хватает меньше всего, встреча с кардиналом обязательна и поднимает казну, наём будет стоить { x-reis }, вы собрали бы { $y }

reason-after-no-plan-fits = у вас нет проекта со зданием для свободного места

# The same where the site has been chosen already
reason-after-no-plan-fits-here = после этого вы остались бы без проекта со зданием для этого места

reason-after-no-goods = после этого у вас не осталось бы товаров ни на продажу, ни в дар

reason-after-no-sell-no-trade = после этого вы не смогли бы ни продать, ни преподнести товар: ни на одном корабле в доках не нашлось бы места для ваших товаров, и ни за один из них нельзя было бы получить действие государства

## The turn

# x: goods in the warehouse then, 0 if there would be none
reason-no-sell-no-trade = после этого вы не смогли бы ни продать, ни преподнести товар: { $x ->
    [0] у вас не было бы товаров
   *[other] ни на одном корабле в доках не нашлось бы места для ваших товаров, и ни за один из них нельзя было бы получить действие государства
}

# reward: what the noble card gives, such as "a royal favor"
reason-reward-prevents-sell-or-trade = награду карты ({ $reward }) надо получить, а после неё вы не смогли бы ни продать, ни преподнести товар

# x: cost, y: influence, z: wigs
reason-visit-too-dear = стоит { $x }, у вас { $y ->
    [one] { $y } влияние
   *[other] { $y } влияния
} и { $z ->
    [one] { $z } парик
    [few] { $z } парика
   *[many] { $z } париков
}

# x: cost, y: all that the player can pay with
reason-visit-too-dear-with-reis = стоит { $x }, влиянием, париками и реалами вы можете оплатить { $y }

reason-no-decree-left = нет открытых указов

reason-no-house-left = у вас не осталось маркеров лавок

reason-no-plot-fits = для этого жетона нет подходящего свободного участка

# x: cost, y: what the player can raise in réis and from influence
reason-land-too-dear = участок стоит { x-reis }, вы можете собрать { $y }

# The Cardinal of the plot must be met and raises the treasury. x: the price then, y: what the player can raise, plot: where
reason-cardinal-raises-land = встреча с кардиналом на участке { $plot } обязательна и поднимает казну: участок будет стоить { x-reis }, вы можете собрать { $y }

# The same on a site
reason-cardinal-raises-hire = встреча с кардиналом на этом месте обязательна и поднимает казну: наём недостающих служащих будет стоить { x-reis }, вы можете собрать { $y }

reason-no-free-site = на всех местах уже стоят общественные здания

reason-no-plan-held = у вас нет невыполненного проекта: чтобы открыть общественное здание, нужно выполнить проект

# x: cost, y: what the player can raise
reason-event-too-dear = мероприятие стоит { x-reis }, вы можете собрать { $y }

# x: cost, y: réis in hand
reason-event-without-effect = мероприятие — действие, которое сейчас ничего не изменит

reason-tile-without-effect = жетон сейчас ничего не даст

reason-deck-empty = в этой стопке нет открытой карты

## Portfolio

# x: cards in the portfolio, y: limit
reason-portfolio-at-limit = карт в портфолио { $x } при пределе { $y }: одна должна освободить место

reason-row-full = все 3 слота этого ряда заняты

reason-frees-no-slot = это не освободит слот нужного ряда

# x: cards in the portfolio, y: limit
reason-other-row-below-limit = карт в портфолио { $x } при пределе { $y }: заменить можно только карту того же ряда

reason-no-official-there = у вас там нет служащих

reason-favor-not-held = у вас нет этой милости

## Money and influence

# x: asked from influence, y: what the track yields
reason-influence-yields-less = ваше влияние даёт { $y ->
    [one] { $y } реал
    [few] { $y } реала
   *[many] { $y } реалов
}, а не { $x }

# x: needed, y: in hand
reason-not-enough-reis = нужно { x-reis }, у вас { $y }

reason-reis-need-left-houses = реалами за визиты можно платить, только когда построены обе лавки вашей левой группы

## Selling and trading

reason-no-goods = у вас нет товаров

reason-no-ship-with-room = ни на одном корабле в доках нет места

reason-nothing-to-trade = ни за один ваш товар сейчас нельзя получить действие государства

reason-good-not-held = на вашем складе нет этого товара

reason-ship-at-sea = корабль в море, пока владелец не вернёт его в док

reason-state-action-covered = на этом действии государства уже лежит товар

reason-good-not-accepted = этот дворянин не принимает такой товар

## State actions

# x: needed, y: on the player board
reason-officials-on-board = нужно служащих: { $x }, на вашем планшете { $y }

reason-no-plan-left = у этого архитектора не осталось проектов

# x: different goods needed, y: different goods held
reason-ship-needs-goods = стоит { $x ->
    [one] { $x } товар
    [few] { $x } разных товара
   *[many] { $x } разных товаров
}, у вас { $y ->
    [0] ни одного
    [one] { $y } тип
    [few] { $y } типа
   *[many] { $y } типов
}

reason-good-not-aboard = этого товара нет на борту

reason-type-not-produced = вы не производили этот тип

reason-warehouse-full = на вашем складе нет для него места

reason-four-clergy-tiles = все ваши 4 ячейки для жетонов духовенства заняты

reason-no-tile-there = там нет жетона духовенства

reason-favor-held = у вас уже есть эта милость

reason-favor-stack-empty = милостей этого дворянина не осталось

## Noble actions

reason-no-tile-on-display = эта ячейка жетонов кварталов пуста

reason-plot-taken = там уже стоит лавка

reason-group-exhausted = все маркеры этой группы использованы

reason-site-taken = там уже стоит общественное здание

reason-no-plan-with-building = ни для одного вашего проекта нет подходящего сюда здания

# x: cost, y: what the player can raise
reason-hiring-too-dear = наём недостающих служащих стоит { x-reis }, вы можете собрать { $y }

reason-no-building-left = у этого архитектора не осталось зданий

reason-building-lacks-colour = на его здании нет метки цвета этой улицы

## Rewards and the end of the period

reason-none-in-pile = в груде нет такого кубика

reason-treasury-at-end = маркер казны на краю шкалы

reason-reward-without-effect = награда ничего не даст

reason-gains-are-automatic = от этого нельзя отказаться

reason-plot-covered = этот участок не участвует в партии
reason-plot-on-other-street = этот участок не выходит на улицу жетона
reason-treasury-card-gives-nothing = карты казны здесь не дают награды
reason-penalty-is-ignored = её штраф не действует, и награды она не даёт
reason-noble-has-rewarded = этот дворянин уже дал вам награду
reason-no-official-on-board = на вашем планшете не осталось служащих
reason-no-plan-left-at-all = ни у одного архитектора не осталось проектов
reason-nothing-to-produce = ни одна ваша лавка не производит товар, для которого есть место
reason-no-favor-to-take = все оставшиеся милости у вас уже есть
reason-ship-goods-missing = у вас нет стольких разных товаров, сколько стоит корабль
reason-shipyard-empty = верфь пуста
reason-no-tile-in-reach = рядом с кардиналом не окажется жетона духовенства
reason-no-plot-fits-any-tile = ни для одного доступного жетона квартала нет свободного участка

## Moves that are no option at all

reason-game-over = партия окончена

reason-card-not-held = у вас нет этой карты, или её нельзя сыграть так

reason-no-pass = это решение нужно принять

reason-reward-must-be-used = награду, которую можно использовать, нужно использовать

# topic: the engine's name of the decision, which event-topic words
reason-no-such-move = такого варианта нет; сейчас решается: { event-topic }
