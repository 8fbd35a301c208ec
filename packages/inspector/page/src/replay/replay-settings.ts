import { computed, signal } from "@preact/signals";
import { seen } from "../store/seen.ts";
import type { ReplayScope } from "./replay-scope.ts";
import { UNKNOWN_TARGET } from "./test-target.ts";

/** Which requests are replayed; undefined until somebody chose. */
const chosenScope = signal<ReplayScope | undefined>(undefined);

/** What the server is that tests connect to, as a person wrote it; undefined until somebody did. */
export const writtenTarget = signal<string | undefined>(undefined);

/** Which requests are replayed: as chosen, else the one that is selected, else all. */
export const replayScope = computed<ReplayScope>(() => {
  const isSelected = seen.detail?.request !== undefined;
  const chosen = chosenScope.value;
  if (chosen === undefined) return isSelected ? "selected" : "all";
  return chosen === "selected" && !isSelected ? "all" : chosen;
});

/** What tests connect to: as written, else where a client that is seen connects to. */
export const replayTarget = computed<string>(() => {
  const known = (seen.peers ?? []).flatMap(({ target }) => target ?? []);
  const first = known.find((target) => target !== "") ?? UNKNOWN_TARGET;
  return writtenTarget.value ?? first.replace(RUNTIME, "$1");
});

/** Where a runtime is on one machine is no matter on another. */
const RUNTIME = /^\S*\/(node|bun|deno)(?=\s)/;

/** Takes a scope from now on. */
export function chooseScope(scope: ReplayScope): void {
  chosenScope.value = scope;
}
