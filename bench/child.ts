import { IMPLEMENTATIONS, type ImplementationName } from "./implementations.ts";
import type { PairModule } from "./pair.ts";
import type { Run } from "./scenario.ts";
import * as scenarios from "./scenarios/index.ts";

/** What the harness asks of a child process, as its one argument in JSON. */
export interface Order {
  readonly scenario: string;
  readonly implementation: ImplementationName;
  readonly run: Run;
}

const order = JSON.parse(process.argv[2] ?? "") as Order;
const scenario = Object.values(scenarios).find(({ name }) => name === order.scenario);
const module = (await import(IMPLEMENTATIONS[order.implementation])) as PairModule;
const open = scenario === undefined ? undefined : module[scenario.wire];
if (scenario === undefined || open === undefined) {
  throw new Error(`${order.implementation} has no pair for ${order.scenario}`);
}

const pair = await open();
const sample = await scenario.measure(pair, order.run);
process.stdout.write(`${JSON.stringify(sample)}\n`);
// What hangs on purpose would keep the process; its answer is not waited for.
await Promise.race([pair.close(), new Promise((resolve) => setTimeout(resolve, 1000))]);
process.exit();
