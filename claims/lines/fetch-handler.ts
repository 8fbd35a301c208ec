import type { Claim } from "../claim.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";

type Rate = { readonly perSecond: number };

const TOOLS = 50;
const WARM_UP = 1000;
/** Runs, of which the quickest counts: a busy machine makes them slower, never quicker. */
const RUNS = 3;
const RUN = 500;

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "raw", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const POST = {
  method: "POST",
  headers: {
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
    "MCP-Protocol-Version": "2026-07-28",
    "Mcp-Method": "tools/call",
    "Mcp-Name": "echo",
  },
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "echo", arguments: { text: "hello" }, _meta: META },
  }),
};

export async function measure({ handler }: Side): Promise<Rate> {
  const handle = handler(TOOLS);
  const call = async () => {
    const response = await handle(new Request("http://127.0.0.1/mcp", POST));
    if (!(await response.text()).includes("hello")) throw new Error("The tool did not answer");
  };
  await rateOf(call, WARM_UP);
  const rates: number[] = [];
  while (rates.length < RUNS) rates.push(await rateOf(call, RUN));
  return { perSecond: Math.max(...rates) };
}

/** Calls in a second of CPU, for how many there are in one of the clock says who else uses the machine. */
async function rateOf(call: () => Promise<void>, ms: number): Promise<number> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  let calls = 0;
  for (; performance.now() - startedAt < ms; calls++) await call();
  const { user, system } = process.cpuUsage(before);
  return Math.round((calls / (user + system)) * 1_000_000);
}

export const fetchHandler: Claim<Rate> = {
  claim: `${TOOLS} tools, HTTP without sessions, in process`,
  // How many there are says as much of the machine; by how many times more does not.
  target: "over 5,000 a second of CPU, 5 × the official",
  ...inChild<Rate>(import.meta.url),
  met: ({ perSecond }) => perSecond > 5000,
  beside: (ours, official) => ours.perSecond >= 5 * official.perSecond,
  show: ({ perSecond }) => `${perSecond} a second of CPU`,
  figure: ({ perSecond }) => perSecond,
};
