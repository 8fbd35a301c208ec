import { parseArgs } from "node:util";
import { installPeers } from "../scripts/install-peers.ts";
import { checkBaseline, renewBaseline } from "./check.ts";
import { TITLES } from "./implementations.ts";
import { writePage } from "./page/write-page.ts";
import { judge, machineFacts, tableOf } from "./report.ts";
import { FULL, runScenario, SHORT } from "./run-scenario.ts";
import type { Scenario } from "./scenario.ts";
import * as scenarios from "./scenarios/index.ts";
import { writeResults } from "./write-results.ts";

const { values, positionals } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    baseline: { type: "boolean", default: false },
    page: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

installPeers(new URL("./peers/", import.meta.url));
if (values.baseline) await renewBaseline();
else end(values.check ? await checkBaseline() : await measure(chosenOf(positionals)));

/** The scenarios of those names, or all. */
function chosenOf(names: readonly string[]): readonly Scenario[] {
  const known = Object.values(scenarios);
  const unknown = names.filter((name) => !known.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    const there = known.map(({ name }) => name).join(", ");
    throw new Error(`No scenario ${unknown.join(", ")}; there are ${there}`);
  }
  return known.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function measure(chosen: readonly Scenario[]): Promise<{ passed: number; failed: number }> {
  const effort = values.short ? SHORT : FULL;
  const facts = machineFacts();
  const startedAt = new Date();
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    console.log(line);
  };
  const { node, platform, cores, cpu, load } = facts;
  say(`Node ${node}, ${platform}, ${cores} × ${cpu}, load ${load?.toFixed(1)}`);
  for (const [name, title] of Object.entries(TITLES)) say(`- ${name}: ${title}`);
  const measured = [];
  let [passed, failed] = [0, 0];
  for (const scenario of chosen) {
    const results = await runScenario(scenario, effort);
    say(`\n${tableOf(scenario, results)}`);
    for (const { met, line } of scenario.targets.map((target) => judge(target, results))) {
      say(`- ${line}`);
      if (met) passed++;
      else failed++;
    }
    if (values.page) writePage(scenario, results);
    measured.push({ name: scenario.name, rows: results.rows });
  }
  writeResults({ startedAt, facts, effort, measured, lines });
  return { passed, failed };
}

function end({ passed, failed }: { readonly passed: number; readonly failed: number }): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
