import { heapUsed } from "../heap-used.ts";
import { onPair } from "../on-pair.ts";
import type { Pair } from "../pair.ts";
import type { Run, Sample, Scenario } from "../scenario.ts";

/** What a call in flight holds, its caller's end and its handler's together. */
export const heap: Scenario = {
  name: "heap",
  title: "a tools/call in flight, in memory, both ends",
  implementations: [
    "ours",
    "official-1",
    "official-2",
    "official-2-modern",
    "tmcp",
    "vscode-jsonrpc",
  ],
  cases: [{ label: "10,000 in flight", inFlight: 10_000 }],
  metrics: [{ key: "bytes", title: "bytes/call", digits: 0 }],
  nodeFlags: ["--expose-gc"],
  measure: onPair("inMemory", measureHeap),
  targets: [
    {
      title: "bytes of ours for a call in flight",
      value: (results) =>
        results.spread({ case: "10,000 in flight", implementation: "ours", metric: "bytes" })
          .median,
      atMost: 2.5 * 1024,
    },
  ],
};

async function measureHeap(pair: Pair, { inFlight = 0 }: Run): Promise<Sample> {
  // Once before, so that what is made on first use is not counted.
  pair.hang();
  await pair.echo("warm");
  const before = await heapUsed();
  for (let call = 0; call < inFlight; call++) pair.hang();
  await pair.echo("all others have arrived");
  return { bytes: ((await heapUsed()) - before) / inFlight };
}
