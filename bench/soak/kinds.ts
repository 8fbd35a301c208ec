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
  readonly call: (client: Client, signal: AbortSignal) => Promise<Ending>;
}

const reason = new Error("The soak's own signal");

/** The calls that the soak makes. */
export const KINDS: readonly Kind[] = [
  {
    name: "echo",
    share: 70,
    endings: ["completed"],
    call: async (client) => endingOf(client.callTool("echo", { text: "soak" })),
  },
  {
    name: "report",
    share: 10,
    endings: ["completed"],
    call: async (client, signal) => {
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
    call: (client) => {
      const call = client.callTool("wait", {});
      setImmediate(() => call.cancel("Changed its mind"));
      return endingOf(call);
    },
  },
  {
    name: "abort",
    share: 5,
    endings: ["aborted"],
    call: (client) => {
      const own = new AbortController();
      setImmediate(() => own.abort(reason));
      return endingOf(client.callTool("wait", {}, { signal: own.signal }));
    },
  },
  {
    name: "time out",
    share: 5,
    endings: ["timedOut"],
    call: (client) => endingOf(client.callTool("wait", {}, { timeout: 5 })),
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
