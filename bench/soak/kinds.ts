import type { Client } from "@mcp-actors/client";
import { RequestError } from "@mcp-actors/machine";

/** How a call ended, in one word. */
export type Ending = "completed" | "toolFailed" | "aborted" | RequestError["outcome"] | "unknown";

/** One kind of call, and how it may end while its server lives. */
export interface Kind {
  readonly name: string;
  /** How often, of a hundred calls. */
  readonly share: number;
  readonly endings: readonly Ending[];
  readonly call: (client: Client, chance: Chance) => Promise<Ending>;
}

/** What a call draws its moments from, and the signal that the calls share. */
export interface Chance {
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** The latest that a call is given up, in ms. */
const LONGEST_WAIT = 20;

const reason = new Error("The soak's own signal");

/** The calls that the soak makes. */
export const KINDS: readonly Kind[] = [
  {
    name: "echo",
    share: 65,
    endings: ["completed"],
    call: async (client) => endingOf(client.callTool("echo", { text: "soak" })),
  },
  {
    name: "report",
    share: 10,
    endings: ["completed"],
    call: async (client, { signal }) => {
      let last = 0;
      const onProgress = ({ progress }: { readonly progress: number }) => {
        last = progress;
      };
      const ending = await endingOf(client.callTool("report", {}, { onProgress, signal }));
      return ending === "completed" && last !== 3 ? "unknown" : ending;
    },
  },
  {
    name: "fail",
    share: 5,
    endings: ["toolFailed"],
    call: (client) => endingOf(client.callTool("fail", {})),
  },
  {
    name: "cancel",
    share: 5,
    endings: ["cancelled"],
    call: (client, { random }) => {
      const call = client.callTool("wait", {});
      atRandom(random, () => call.cancel("Changed its mind"));
      return endingOf(call);
    },
  },
  {
    name: "cancel in a race with the answer",
    share: 5,
    endings: ["completed", "cancelled"],
    call: (client, { random }) => {
      const call = client.callTool("report", {});
      atRandom(random, () => call.cancel("Changed its mind"));
      return endingOf(call);
    },
  },
  {
    name: "abort",
    share: 5,
    endings: ["aborted"],
    call: (client, { random }) => {
      const own = new AbortController();
      const ending = endingOf(client.callTool("wait", {}, { signal: own.signal }));
      atRandom(random, () => own.abort(reason));
      return ending;
    },
  },
  {
    name: "time out",
    share: 5,
    endings: ["timedOut"],
    call: (client, { random }) =>
      endingOf(client.callTool("wait", {}, { timeout: random() * LONGEST_WAIT })),
  },
];

async function endingOf(
  call: PromiseLike<{ readonly isError?: boolean | undefined }>,
): Promise<Ending> {
  try {
    return (await call).isError === true ? "toolFailed" : "completed";
  } catch (error) {
    if (error === reason) return "aborted";
    return error instanceof RequestError ? error.outcome : "unknown";
  }
}

/** Does something now, before this turn is over, in the next, or some ms later. */
function atRandom(random: () => number, act: () => void): void {
  const drawn = Math.floor(random() * 4);
  if (drawn === 0) act();
  else if (drawn === 1) queueMicrotask(act);
  else if (drawn === 2) setImmediate(act);
  else setTimeout(act, random() * LONGEST_WAIT);
}
