import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { installPeers } from "../scripts/install-peers.ts";
import { TITLES } from "./implementations.ts";
import { judge, machineFacts, tableOf } from "./report.ts";
import { FULL, runScenario, SHORT } from "./run-scenario.ts";
import * as scenarios from "./scenarios/index.ts";

const { values, positionals } = parseArgs({
  options: { short: { type: "boolean", default: false } },
  allowPositionals: true,
});
const effort = values.short ? SHORT : FULL;
const known = Object.values(scenarios);
const chosen = known.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((name) => !known.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  throw new Error(
    `No scenario ${unknown.join(", ")}; there are ${known.map(({ name }) => name).join(", ")}`,
  );
}

installPeers(new URL("./peers/", import.meta.url));
const facts = machineFacts();
const startedAt = new Date();
console.log(
  `Node ${facts.node}, ${facts.platform}, ${facts.cores} × ${facts.cpu}, load ${facts.load?.toFixed(1)}`,
);
for (const [name, title] of Object.entries(TITLES)) console.log(`- ${name}: ${title}`);
console.log();

const measured = [];
let [passed, failed] = [0, 0];
for (const scenario of chosen) {
  const results = await runScenario(scenario, effort);
  console.log(tableOf(scenario, results));
  for (const { met, line } of scenario.targets.map((target) => judge(target, results))) {
    console.log(line);
    if (met) passed++;
    else failed++;
  }
  console.log();
  measured.push({ name: scenario.name, rows: results.rows });
}

const folder = new URL("./results/", import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`${startedAt.toISOString().replaceAll(/[:.]/g, "-")}.json`, folder);
writeFileSync(file, `${JSON.stringify({ startedAt, facts, effort, measured }, null, 2)}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
