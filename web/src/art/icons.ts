/** One hand-made icon set on a 24-unit grid. Each is SVG inside <svg viewBox="0 0 24 24">; `currentColor` is the ink. */

import { GAME } from "./icons_game";
import { PEOPLE } from "./icons_people";
import { TOOLS } from "./icons_tools";

export const ICONS: Record<string, string> = { ...GAME, ...PEOPLE, ...TOOLS };
