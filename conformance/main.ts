import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { installPeers } from "../scripts/install-peers.ts";
import { reasonNotRun } from "./reason-not-run.ts";
import { runScenario } from "./run-scenario.ts";
import { startServer } from "./start-server.ts";
import { listScenarios, type Scenario, SUITES, SUITES_FOLDER } from "./suite.ts";

// Every scenario of the official suite at every revision; a warning, or a check that is skipped for no reason we know, counts as a failure.

const { positionals: only } = parseArgs({ allowPositionals: true });
installPeers(SUITES_FOLDER);
await using server = await startServer();
const client = fileURLToPath(new URL("../apps/conformance/dist/main.js", import.meta.url));
const underTest = { url: server.url, command: `${process.execPath} ${client}` };

let [passed, failed, skipped] = [0, 0, 0];
for (const suite of SUITES) {
  const chosen = listScenarios(suite).filter(isChosen);
  console.log(`\n${suite.version}`);
  for (const scenario of chosen.filter((one) => reasonNotRun(one) === undefined)) {
    const outcome = await runScenario(suite, scenario, underTest);
    const isPassed = outcome.faults.length === 0;
    if (isPassed) passed += 1;
    else failed += 1;
    skipped += outcome.skipped.length;
    console.log(`${isPassed ? "ok   " : "FAIL "} ${titleOf(scenario)}`);
    for (const fault of outcome.faults) console.log(fault.replaceAll(/^/gm, "      "));
    for (const check of outcome.skipped) console.log(`      skipped ${check}`);
  }
  for (const scenario of chosen) {
    const reason = reasonNotRun(scenario);
    if (reason !== undefined) console.log(`not run  ${titleOf(scenario)}: ${reason}`);
  }
}
if (skipped > 0) console.log(`\n${skipped} checks were skipped, each for a reason`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function isChosen({ name }: Scenario): boolean {
  return only.length === 0 || only.includes(name);
}

function titleOf({ side, name, revision }: Scenario): string {
  return `${side} ${name} ${revision}`;
}
