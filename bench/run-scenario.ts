import type { ImplementationName } from "./implementations.ts";
import { implementationsOf } from "./implementations-of.ts";
import { Results, type Row } from "./results.ts";
import { runChild } from "./run-child.ts";
import type { Scenario } from "./scenario.ts";

/** How much to measure. */
export interface Effort {
  readonly rounds: number;
  /** Milliseconds of one measurement. */
  readonly duration: number;
  /** Milliseconds before it in which the same is done unmeasured. */
  readonly warmUp: number;
  /** Operations of one measurement, where they are counted. */
  readonly count: number;
}

/** What a benchmark takes by default. */
export const FULL: Effort = { rounds: 5, duration: 1500, warmUp: 1500, count: 10_000 };

/** What a quick look takes: its figures are rough. */
export const SHORT: Effort = { rounds: 3, duration: 300, warmUp: 300, count: 10_000 };

/** Runs every case of a scenario on every implementation, round after round. */
export async function runScenario(scenario: Scenario, effort: Effort): Promise<Results> {
  const rows: Row[] = [];
  const rounds = scenario.isExact === true ? 1 : effort.rounds;
  for (let round = 0; round < rounds; round++) {
    for (const each of scenario.cases) {
      for (const implementation of inTurn(implementationsOf(scenario, each), round)) {
        const order = { scenario: scenario.name, implementation, run: { ...effort, ...each } };
        const sample = await runChild(order, scenario.nodeFlags);
        rows.push({ round, case: each.label, implementation, sample });
      }
    }
  }
  return new Results(rows);
}

/** The implementations beginning with another each round, so that none always runs after the same. */
function inTurn(names: readonly ImplementationName[], round: number): ImplementationName[] {
  const first = round % names.length;
  return [...names.slice(first), ...names.slice(0, first)];
}
