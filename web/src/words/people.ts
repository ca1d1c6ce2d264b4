/** What people are called. */

import type { Person } from "../api/types";
import { t } from "./words.svelte";

/** Of a guest who was removed only a place in games of others is left; empty: nobody. */
export function personName(person: Person | null | undefined): string {
  return person?.former ? t("ui-home-former-guest") : (person?.name ?? "");
}
