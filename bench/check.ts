import { type Baseline, compare, expectedOf, readBaseline, writeBaseline } from "./baseline.ts";
import type { Spread } from "./results.ts";
import { runScenario, SHORT } from "./run-scenario.ts";
import { nameOf, narrowed, seriesOf, WATCHED, type Watched } from "./watched.ts";

/** Measures what is watched and compares it with the baseline; gives how many held and how many are worse. */
export async function checkBaseline(): Promise<{ passed: number; failed: number }> {
  const baseline = readBaseline();
  let [passed, failed] = [0, 0];
  await measureWatched((watched, spread) => {
    const name = nameOf(watched);
    const { met, line } = compare(name, spread, baseline[name]);
    console.log(line);
    if (met) passed++;
    else failed++;
  });
  return { passed, failed };
}

/** Measures what is watched, and has it be the baseline. */
export async function renewBaseline(): Promise<void> {
  const baseline: { -readonly [name in keyof Baseline]: Baseline[name] } = {};
  await measureWatched((watched, spread) => {
    const name = nameOf(watched);
    const expected = expectedOf(watched.metric, spread);
    baseline[name] = expected;
    console.log(`${name}: ${expected.ratio} + ${Math.round(expected.allowance * 100)} %`);
  });
  writeBaseline(baseline);
}

async function measureWatched(tell: (watched: Watched, spread: Spread) => void): Promise<void> {
  for (const scenario of new Set(WATCHED.map((each) => each.scenario))) {
    const watched = WATCHED.filter((each) => each.scenario === scenario);
    const results = await runScenario(narrowed(scenario, watched), SHORT);
    for (const each of watched) tell(each, results.ratio(...seriesOf(each)));
  }
}
