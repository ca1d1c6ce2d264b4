/** What stands on the tile of an option beside its picture: a short name, where that is, and what it costs or brings. */

import type { Choice, Table } from "../state/table.svelte";
import { decreeWorth, listed, planLabel } from "../words/describe";
import { t } from "../words/words.svelte";

export interface Fact {
  icon: string;
  text: string;
  /** A loss that is part of it, or a gain. */
  tone?: "cost" | "gain";
}

export interface Face {
  title: string;
  /** In smaller letters below it. */
  note?: string;
  facts: Fact[];
}

type Draw = (choice: Choice, table: Table) => Face;

const number = (choice: Choice, name: string): number => Number(choice.args[name] ?? 0);

/** What it costs or brings, unless that is nothing. */
function amount(icon: string, count: number, tone: "cost" | "gain"): Fact[] {
  return count > 0 ? [{ icon, text: `${tone === "gain" ? "+" : "−"}${count}`, tone }] : [];
}

function change(choice: Choice, icon: string): Fact[] {
  if (choice.args.before === undefined) return [];
  return [{ icon, text: `${choice.args.before}\u00a0→\u00a0${choice.args.after}` }];
}

const lineTitle = (line: string): string =>
  /\d/.test(line) ? t("ui-board-column", { column: line }) : t("ui-board-row", { row: line });

const plot: Draw = (choice) => ({
  title: choice.object.plot!,
  facts: [...amount("reis", number(choice, "count"), "cost"), ...amount("wigs", number(choice, "wigs"), "gain")],
});

const site: Draw = (choice, table) => {
  const { side, row, street } = table.components.sites[choice.object.site!]!;
  // The heading says on which side; a street is known by its good.
  return { title: side === "north" ? t("good", { good: street! }) : "ABCDE"[row!]!, facts: [] };
};

const tile: Draw = (choice, table) => {
  const { good, size } = choice.object;
  const small = size === "small";
  return {
    title: t("good", { good: good! }),
    note: small ? t("ui-board-column", { column: "5" }) : table.components.streets[good!].name,
    facts: small ? [] : [{ icon: "wigs", text: table.numbers.street_values[good!].join(" ") }],
  };
};

const cube: Draw = (choice) => ({
  title: lineTitle(choice.object.line!),
  facts: [...amount("reis", number(choice, "count"), "cost"), ...change(choice, choice.object.cube!)],
});

const rubble: Draw = (choice) => ({
  title: t("ui-choices-cube", { cube: choice.object.cube! }),
  facts: change(choice, choice.object.cube!),
});

const ofNoble: Draw = (choice) => ({
  title: t("noble", { noble: choice.object.noble! }),
  note: choice.object.where ? t("ui-choices-where", { where: choice.object.where }) : undefined,
  facts:
    choice.verb === "favor"
      ? [{ icon: "favor", text: `×${number(choice, "left")}` }]
      : choice.verb === "recall"
        ? [{ icon: "official", text: `${number(choice, "count")}\u00a0→\u00a0${number(choice, "after")}` }]
        : [],
});

const recruit: Draw = (choice) => ({
  title: listed(choice.object.nobles!.map((noble) => t("noble", { noble }))),
  facts: [...amount("reis", number(choice, "reis"), "gain")],
});

const ofGoods: Draw = (choice) => {
  const goods = choice.object.goods ?? [choice.object.good!];
  return { title: listed(goods.map((good) => t("good", { good }))), facts: change(choice, goods[0]!) };
};

const plan: Draw = (choice) => ({
  title: t("ui-board-architect", { architect: choice.object.architect! }),
  facts: [
    { icon: "official", text: String(number(choice, "officials")) },
    { icon: "plan", text: `×${number(choice, "left")}` },
  ],
});

const open: Draw = (choice, table) => ({
  title: planLabel(table.components, choice.object.plan!),
  facts: [
    ...amount("official", number(choice, "returned"), "cost"),
    ...amount("reis", number(choice, "count"), "cost"),
    { icon: "wigs", text: `+${number(choice, "wigs")}`, tone: "gain" },
    { icon: "three-people", text: `+${number(choice, "others")}` },
  ],
});

const decree: Draw = (choice, table) => ({
  title: decreeWorth(table.components, choice.object.decree!),
  facts: [
    { icon: "wigs", text: String(number(choice, "count")), tone: number(choice, "count") > 0 ? "gain" : undefined },
  ],
});

const FACES: Partial<Record<Choice["verb"], Draw>> = {
  plot,
  site,
  tile,
  cube,
  rubble,
  favor: ofNoble,
  lose: ofNoble,
  recall: ofNoble,
  official: ofNoble,
  recruit,
  spend: ofGoods,
  goods: ofGoods,
  drop: ofGoods,
  extra: ofGoods,
  plan,
  open,
  decree,
};

export function faceOf(choice: Choice, table: Table): Face {
  return FACES[choice.verb]?.(choice, table) ?? { title: choice.text, facts: [] };
}

/** Tiles that belong together: plots have their column as a heading, sites their side. "" if they need none. */
export function headingOf(choice: Choice, table: Table): string {
  if (choice.object.plot) return choice.object.plot[1]!;
  if (choice.object.site) return table.components.sites[choice.object.site]?.side ?? "";
  return "";
}
