import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { connect } from "@mcp-actors/client";
import { randomFrom } from "../packages/protocol/test/official/random.ts";
import { serveInProcess } from "./serve-in-process.ts";
import { soakServer } from "./soak/definition.ts";
import { httpPhases } from "./soak/http-phases.ts";
import { killAtRandom } from "./soak/kill-at-random.ts";
import { runPhase, type Verdict } from "./soak/phase.ts";

// Many calls that end in every way, on servers that die: nothing may be left of them.

const serverFile = fileURLToPath(new URL("./soak/server.ts", import.meta.url));

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "200000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const calls = Number(values.calls) / 2;
const random = randomFrom(Number(values.seed));
console.log(`${values.calls} calls, seed ${values.seed}, Node ${process.version}`);

const command = { command: process.execPath, args: [serverFile] };
// The deaths are on purpose: none of them may make it give up.
const supervision = { initialDelay: 5, maxDelay: 50, maxAttempts: 1000 };

const verdicts: Verdict[] = [
  ...(await runPhase({
    name: "in process",
    calls,
    random,
    // Tools that fail on purpose are nothing to print.
    open: () => serveInProcess(soakServer, { onEvent: () => {} }),
  })),
  ...(await runPhase({
    name: "stdio, server killed",
    calls,
    random,
    open: async () => ({ client: await connect(command, { supervision }) }),
    beside: (client, until) => killAtRandom(client, { random, until, times: calls / 4000 }),
    tolerated: ["lost"],
  })),
];

for (const phase of httpPhases({ calls: calls / 2, random })) {
  verdicts.push(...(await runPhase(phase)));
}

for (const { title, faults } of verdicts) {
  console.log(`${faults.length === 0 ? "ok    " : "FAIL  "}${[title, ...faults].join("\n      ")}`);
}
const failed = verdicts.filter(({ faults }) => faults.length > 0).length;
console.log(`${verdicts.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
