import type { Pair } from "../pair.ts";
import type { Run, Sample, Scenario } from "../scenario.ts";
import { connectPlainly } from "./connect-plainly.ts";
import { importHttp } from "./http-implementations.ts";
import { ServerProcess } from "./server-process.ts";

/** Measures with a client in this process and a server in one of its own, of the same implementation. */
export function onHttpPair(
  measure: (pair: Pair, run: Run, server: ServerProcess) => Promise<Sample>,
): Scenario["measure"] {
  return async ({ implementation, run }) => {
    const { kind = "stateless" } = run;
    const { connect = connectPlainly } = await importHttp(implementation);
    const server = await ServerProcess.start({ implementation, kind });
    const pair = await connect(server.url, kind);
    const sample = await measure(pair, run, server);
    await pair.close();
    server.stop();
    return sample;
  };
}
