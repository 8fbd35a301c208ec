import { messageOf } from "@mcp-actors/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { CallRequest } from "../host/call-request.ts";
import type { CallRow } from "../host/call-row.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";

/** What a scripted agent has to work with. */
export interface FanOutServers {
  readonly weather: HostedConnection;
  readonly library: HostedConnection;
  readonly scribe: HostedConnection;
}

/** One server's part in the work. */
export interface Strand {
  readonly server: HostedConnection;
  readonly row: CallRow;
}

const TASK: { readonly [name in keyof FanOutServers]: CallRequest } = {
  weather: { method: "tools/call", name: "forecast", args: { city: "Oslo" } },
  library: { method: "tools/call", name: "search", args: { words: "sea harbour" } },
  scribe: {
    method: "tools/call",
    name: "write",
    args: { opening: "Once upon a time, there was a boat in the harbour." },
  },
};

/** A scripted agent that calls three servers at once, of which one samples back. */
export class FanOut {
  readonly #strands = signal<readonly Strand[]>([]);
  readonly #answer = signal<string | undefined>(undefined);

  /** The three calls of the latest run. */
  get strands(): ReadonlySignal<readonly Strand[]> {
    return this.#strands;
  }

  /** What the agent makes of the answers; undefined until all are there. */
  get answer(): ReadonlySignal<string | undefined> {
    return this.#answer;
  }

  /** Sends all three off; settles when each has ended, and never rejects. */
  async run(servers: FanOutServers): Promise<void> {
    this.#answer.value = undefined;
    const strands: Strand[] = [];
    try {
      for (const name of ["weather", "library", "scribe"] as const) {
        const server = servers[name];
        strands.push({ server, row: server.calls.make(TASK[name]) });
      }
      this.#strands.value = strands;
      await Promise.all(strands.map(({ row }) => row.ended));
      this.#answer.value = strands.map(told).join("\n");
    } catch (error) {
      this.#answer.value = messageOf(error);
    }
  }

  cancel(): void {
    for (const { row } of this.#strands.peek()) row.cancel("The agent was stopped");
  }
}

function told({ server, row }: Strand): string {
  const result = row.result.peek();
  if (result === undefined) return `${server.name}: ${row.error.peek() ?? row.state.peek()}`;
  const content: unknown = Reflect.get(Object(result), "content");
  const texts = Array.isArray(content)
    ? content.map((block: { text?: unknown }) => block.text)
    : [];
  return `${server.name}: ${texts.join(" ")}`;
}
