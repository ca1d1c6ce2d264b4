"""The turn for the slow checker (chapters 2, 8, 10 and END-2): from playing a card to church scoring and goals."""

from __future__ import annotations

from lisboa.components import CARD_KINDS
from tests.slow import lacerda_noble, money
from tests.slow.boards import discard_clergy, gain_good, tuck
from tests.slow.choices import PASS, Duty, Table
from tests.slow.deeds import NOBLE_DEEDS, did
from tests.slow.effects import act, gain, reward, use_single_tile
from tests.slow.facts import CARD_ORDER, CARDS, CLERGY, STATE_ACTIONS, effect_of, is_gain, is_penalty
from tests.slow.goals import reward_goals
from tests.slow.lacerda import HE, YOU, Lacerda, end_turn
from tests.slow.noble_actions import build_store, noble_action, open_building
from tests.slow.state_actions import church_scoring, sell, state_action, trade


def turn(t: Table) -> None:
    """TURN-1, from playing a card to the goals of novices; upkeep is not the checker's business."""
    who = t.doc["active_player"]
    play_a_card(t, who)
    use_tiles(t, who)
    take_a_card(t, who)
    church_scoring(t)
    reward_goals(t)


def single_use(t: Table, who: str) -> list[str]:
    return [f"use clergy-{kind}" for kind in t.player(who)["clergy"] if CLERGY[int(kind)].effect is not None]


def use_tile(t: Table, who: str, choice: str) -> None:
    """Discarded without wigs, then it works."""
    kind = int(choice.removeprefix("use clergy-"))
    effect = CLERGY[kind].effect
    assert effect is not None
    discard_clergy(t, who, kind)
    use_single_tile(t, who, effect)
    t.nothing_owed()


def plays(hand: list[str]) -> list[str]:
    """TURN-3, TURN-4: what can be done with each card."""
    found = [f"portfolio {card}" for card in hand] + [f"gold {card}" for card in hand]
    return found + [f"sponsor {card}" if CARDS[card].kind == "treasury" else f"visit {card}" for card in hand]


def play_a_card(t: Table, who: str) -> None:
    """TURN-3, TURN-4; single-use clergy tiles may come before."""
    hand = t.player(who)["hand"]
    choice = t.choose(who, lambda: plays(hand) + single_use(t, who))
    while choice.startswith("use"):
        use_tile(t, who, choice)
        choice = t.choose(who, lambda: plays(hand) + single_use(t, who))
    what, card = choice.split()
    hand.remove(card)
    if what == "gold":
        gain_good(t, who, "gold", 1)
    elif what == "portfolio":
        play_to_portfolio(t, who, card)
    elif what == "visit":
        visit(t, who, card)
    else:
        sponsor(t, who, card)


def play_to_portfolio(t: Table, who: str, card: str) -> None:
    """PORT-5, PORT-6, RUL-7: reward, penalty or subsidy; the slot; then Sell or Trade is mandatory."""
    t.doc["card_in_play"] = card
    if CARDS[card].kind == "treasury":
        t.player(who)["reis"] += money.treasury_value(t)
        money.move_treasury(t, -1)
    else:
        reward(t, who, effect_of(card, t.revision))
    tuck(t, who, card)
    t.doc["card_in_play"] = None
    if t.choose(who, ["sell", "trade"]) == "sell":
        sell(t, who)
    else:
        trade(t, who)
    t.nothing_owed()


def visit(t: Table, who: str, card: str) -> None:
    """VISIT-1, VISIT-2."""
    noble = CARDS[card].kind
    t.doc["card_in_play"] = card
    money.pay_visit(t, who, noble)
    choice = t.choose(who, [*[f"free {action}" for action in STATE_ACTIONS[noble]], PASS])
    if choice == "free ship":
        did(t, who, "visit-ship")
    if choice != PASS:
        state_action(t, who, choice.removeprefix("free "), Duty.OWED)
    did(t, who, NOBLE_DEEDS[noble])
    noble_action(t, who, noble)
    t.nothing_owed()
    holders = [other for other in t.clockwise_from(who)[1:] if t.player(other)["favors"][noble]]
    for other in holders:
        if t.solo and other == HE:
            lacerda_noble.follow(Lacerda(t.doc), noble)
        else:
            follow(t, other, noble)
    t.doc["card_in_play"] = None


def follow(t: Table, who: str, noble: str) -> None:
    """VISIT-2, RUL-22: return the favor, pay, do exactly one of the three actions."""
    actions = ["noble", *STATE_ACTIONS[noble]]
    choice = t.choose(who, [*[f"follow {action}" for action in actions], PASS])
    if choice == PASS:
        return
    t.player(who)["favors"][noble] = False
    t.doc["court"]["favors"][noble] += 1
    did(t, who, "follow")
    money.pay_visit(t, who, noble)
    if choice == "follow noble":
        noble_action(t, who, noble)
    else:
        state_action(t, who, choice.removeprefix("follow "), Duty.OWED)
    t.nothing_owed()


def lacerdas_turn(t: Table) -> None:
    """SOLO-4 from your chance to follow on: his card and his Assistant, then church scoring."""
    follow(t, YOU, t.doc["lacerda"]["courtier"])
    t.doc["cards_gone"] = {}
    end_turn(Lacerda(t.doc))
    church_scoring(t)


def sponsor(t: Table, who: str, card: str) -> None:
    """SPONSOR-1, RUL-25: pay the treasury value, then the event; an action must be possible."""
    t.doc["card_in_play"] = card
    money.pay(t, who, money.less_purses(t, who, money.treasury_value(t)))
    effect = effect_of(card, t.revision)
    if is_gain(effect):
        gain(t, who, effect)
    elif effect.name == "store":
        build_store(t, who)
    elif effect.name == "open":
        open_building(t, who)
    else:
        act(t, who, effect, Duty.OWED)
    t.nothing_owed()
    t.doc["card_in_play"] = None


def use_tiles(t: Table, who: str) -> None:
    """After the action and all follows, before a card is taken."""
    choice = t.choose(who, [PASS, *single_use(t, who)])
    while choice != PASS:
        use_tile(t, who, choice)
        choice = t.choose(who, [PASS, *single_use(t, who)])


def take_a_card(t: Table, who: str) -> None:
    """TURN-5: mandatory while any is face up."""
    open_decks = [kind for kind in CARD_KINDS if t.doc["decks_face_up"][kind]]
    if not open_decks:
        return
    kind = t.choose(who, [f"take {kind}" for kind in open_decks]).removeprefix("take ")
    hand = t.player(who)["hand"]
    hand.append(t.doc["political_decks"][kind].pop())
    hand.sort(key=CARD_ORDER.__getitem__)
    t.doc["decks_face_up"][kind] = False


def period_end(t: Table) -> None:
    """END-2 (3), RUL-27: discards and their rewards; the stack of the document says who is still to discard."""
    for who in [frame["seat"] for frame in reversed(t.doc["stack"]) if frame["step"] == "period-discard"]:
        hand, discarded = t.player(who)["hand"], t.doc["cards_discarded_now"]
        choice = ""
        while hand and choice != PASS:
            choice = t.choose(who, [PASS, *[f"discard {card}" for card in hand]])
            if choice != PASS:
                hand.remove(choice.removeprefix("discard "))
                discarded.append(choice.removeprefix("discard "))
        take_discard_rewards(t, who, discarded)
        discarded.clear()
    church_scoring(t)


def take_discard_rewards(t: Table, who: str, discarded: list[str]) -> None:
    """One card of each noble, in the player's order; penalties ignored. RUL-4: only actions may be declined."""
    effects = {card: effect_of(card, t.revision) for card in discarded}
    claims = [card for card in discarded if CARDS[card].kind != "treasury" and not is_penalty(effects[card])]
    while True:
        nobles = {CARDS[card].kind for card in claims}
        due = [noble for noble in nobles if all(is_gain(effects[c]) for c in claims if CARDS[c].kind == noble)]
        options = [f"reward {card}" for card in claims] + ([] if due else [PASS])
        choice = t.choose(who, options)
        if choice == PASS:
            return
        card = choice.removeprefix("reward ")
        claims = [other for other in claims if CARDS[other].kind != CARDS[card].kind]
        if is_gain(effects[card]):
            gain(t, who, effects[card])
        else:
            t.must_be_usable = True
            act(t, who, effects[card], Duty.OPTIONAL)
            t.must_be_usable = False
        t.nothing_owed()
