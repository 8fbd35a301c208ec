import type { Subject } from "./scenario.ts";
import * as scenarios from "./scenarios/index.ts";

/** What the harness asks of a child process, as its one argument in JSON. */
export interface Order extends Subject {
  readonly scenario: string;
}

const order = JSON.parse(process.argv[2] ?? "") as Order;
const scenario = Object.values(scenarios).find(({ name }) => name === order.scenario);
if (scenario === undefined) throw new Error(`No scenario ${order.scenario}`);

process.stdout.write(`${JSON.stringify(await scenario.measure(order))}\n`);
process.exit();
