import type { ImplementationName } from "./implementations.ts";
import type { Case, Scenario } from "./scenario.ts";

/** Who does a case, in the order of the scenario. */
export function implementationsOf(
  { implementations }: Scenario,
  { implementations: chosen = implementations }: Case,
): readonly ImplementationName[] {
  return implementations.filter((name) => chosen.includes(name));
}
