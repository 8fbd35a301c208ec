import { callUntil } from "../call-until.ts";
import { importHttp, revisionOf } from "../http/http-implementations.ts";
import { toCall } from "../http/post.ts";
import { HTTP_WARM_UP } from "../http/warm-up.ts";
import { oursBy } from "../ours-by.ts";
import type { Sample, Scenario, Subject } from "../scenario.ts";

const HOISTED = "50 tools";
const FRESH = "50 tools, schemas made where they are used";
const TEXT = "the same twenty-six letters";
const FASTER = { metric: "perSecond", words: "requests/s" };
const SIX_TIMES = { ...FASTER, label: HOISTED, atLeast: 6 };
const THIRTY_TIMES = { ...FASTER, label: FRESH, atLeast: 30 };

/**
 * What a request costs a fetch handler in this process, the making of the request included.
 *
 * The official SDKs have a server made for each request, and with it the schemas that are written in it.
 */
export const httpFetch: Scenario = {
  name: "http-fetch",
  title: "tools/call echo, through the fetch handler in this process, stateless",
  implementations: ["ours", "official-1", "official-2", "tmcp", "floor"],
  cases: [
    { label: HOISTED, kind: "stateless", tools: 47, warmUp: HTTP_WARM_UP },
    { label: FRESH, kind: "stateless", tools: 47, warmUp: HTTP_WARM_UP, fresh: true },
  ],
  metrics: [
    { key: "perSecond", title: "requests/s", digits: 0 },
    { key: "cpu", title: "CPU µs/request", digits: 1 },
  ],
  measure: measureHandler,
  targets: [
    oursBy({ ...SIX_TIMES, other: "official-1" }),
    oursBy({ ...SIX_TIMES, other: "official-2" }),
    oursBy({ ...THIRTY_TIMES, other: "official-1" }),
    oursBy({ ...THIRTY_TIMES, other: "official-2" }),
  ],
};

async function measureHandler({ implementation, run }: Subject): Promise<Sample> {
  const { kind = "stateless", tools = 0, fresh = false, duration, warmUp } = run;
  const { handler } = await importHttp(implementation);
  if (handler === undefined) throw new Error(`${implementation} has no fetch handler`);
  const handle = handler(tools, fresh);
  const post = toCall({ id: 1, text: TEXT, revision: revisionOf(implementation, kind) });
  const call = async (): Promise<void> => {
    const request = new Request("http://127.0.0.1/mcp", { method: "POST", ...post });
    const text = await (await handle(request)).text();
    if (!text.includes(TEXT)) throw new Error(`Handler answered ${text}`);
  };
  await callUntil(performance.now() + warmUp, call);
  const cpuBefore = process.cpuUsage();
  const wallBefore = performance.now();
  const requests = await callUntil(wallBefore + duration, call);
  const wall = performance.now() - wallBefore;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { perSecond: (requests / wall) * 1000, cpu: (user + system) / requests };
}
