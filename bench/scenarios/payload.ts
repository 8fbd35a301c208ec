import { onHttpPair } from "../http/on-http-pair.ts";
import type { ImplementationName } from "../implementations.ts";
import { onPair } from "../on-pair.ts";
import { oursBy } from "../ours-by.ts";
import type { Pair } from "../pair.ts";
import type { Run, Sample, Scenario } from "../scenario.ts";

const SIZES = [
  { size: "1 KB", bytes: 1e3 },
  { size: "64 KB", bytes: 64e3 },
  { size: "1 MB", bytes: 1e6 },
  { size: "9 MB", bytes: 9e6 },
];

const IMPLEMENTATIONS = ["ours", "official-1", "official-2", "vscode-jsonrpc", "floor"] as const;

const LARGE = { metric: "wall", words: "time", other: "floor" } as const;

/** A text that is sent and comes back, of the sizes that tools give and take. */
export const payload: Scenario = {
  name: "payload",
  title: "echo of a text, over stdio and stateless HTTP to another process",
  implementations: IMPLEMENTATIONS,
  reference: "floor",
  cases: (["stdio", "http"] as const).flatMap((wire) =>
    SIZES.map(({ size, bytes }) => ({
      label: `${size} over ${wire}`,
      wire,
      bytes,
      implementations: whoSends(bytes, wire),
    })),
  ),
  metrics: [
    { key: "wall", title: "ms", digits: 3 },
    { key: "cpu", title: "client CPU ms", digits: 3 },
  ],
  measure(subject) {
    const on = subject.run.wire === "http" ? onHttpPair : onPairOverStdio;
    return on(measureEchoes)(subject);
  },
  targets: [
    oursBy({ ...LARGE, label: "9 MB over stdio", atMost: 1.2 }),
    oursBy({ ...LARGE, label: "9 MB over http", atMost: 1.4 }),
  ],
};

/** The official ones where a text is large, for they take half a minute of each round; and over HTTP, who speaks it. */
function whoSends(bytes: number, wire: "stdio" | "http"): readonly ImplementationName[] {
  return IMPLEMENTATIONS.filter((name) => {
    if (name === "vscode-jsonrpc") return wire === "stdio";
    return !name.startsWith("official") || bytes >= 1e6;
  });
}

/** The fewest echoes that say something of the middle one. */
const FEWEST = 5;

function onPairOverStdio(measure: (pair: Pair, run: Run) => Promise<Sample>): Scenario["measure"] {
  return onPair("stdio", measure);
}

async function measureEchoes(pair: Pair, { bytes = 0, duration, warmUp }: Run): Promise<Sample> {
  const text = "x".repeat(bytes);
  await echoFor(warmUp, pair, text);
  const { user, system } = process.cpuUsage();
  const times = await echoFor(duration, pair, text);
  const after = process.cpuUsage();
  const cpu = (after.user + after.system - user - system) / 1000;
  const wall = times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
  return { wall, cpu: cpu / times.length };
}

/** How long each took, in ms. */
async function echoFor(ms: number, pair: Pair, text: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ms;
  while (times.length < FEWEST || performance.now() < end) {
    const before = performance.now();
    if ((await pair.echo(text)) !== text) throw new Error("Echo came back changed");
    times.push(performance.now() - before);
  }
  return times;
}
