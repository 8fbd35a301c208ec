import type { Scenario } from "./suite.ts";

const REASONS: readonly (readonly [prefix: string, reason: string])[] = [
  ["auth/", "authorisation is a package to come"],
  ["tasks-", "the tasks extension is a package to come"],
  ["sep-2640-", "the skills extension is not supported"],
];

/** Why a scenario is not run; undefined for one that is. */
export function reasonNotRun({ name }: Scenario): string | undefined {
  return REASONS.find(([prefix]) => name.startsWith(prefix))?.[1];
}
