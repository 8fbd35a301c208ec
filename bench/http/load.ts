import { callUntil } from "../call-until.ts";
import type { ImplementationName } from "../implementations.ts";
import { revisionOf } from "./http-implementations.ts";
import type { Kind } from "./http-module.ts";
import { openSession } from "./open-session.ts";
import { toCall } from "./post.ts";
import { RawClient } from "./raw-client.ts";
import { ServerProcess } from "./server-process.ts";

const TEXT = "the same twenty-six letters";

/** How often it is looked at whether a server is warm, in ms. */
const SLICE = 100;

/** What a server is loaded with. */
export interface LoadOptions {
  readonly implementation: ImplementationName;
  readonly kind: Kind;
  readonly connections: number;
  /** Sessions that are opened, where there are sessions; default 1. */
  readonly sessions?: number;
  /** Whether all of them are used, and not the first alone; default false. */
  readonly spread?: boolean;
}

/** What a stretch of time came to. */
export interface Stretch {
  readonly requests: number;
  /** What the server worked, in µs. */
  readonly cpu: number;
  /** In ms. */
  readonly wall: number;
}

/** One connection, and its requests, which were written once and are sent in turn. */
interface Asking {
  readonly client: RawClient;
  readonly requests: readonly Buffer[];
}

/** A server in a process of its own, asked by connections that are written by hand, one request at a time on each. */
export class Load {
  readonly #server: ServerProcess;
  readonly #asking: readonly Asking[];

  private constructor(server: ServerProcess, asking: readonly Asking[]) {
    this.#server = server;
    this.#asking = asking;
  }

  /** Starts the server, opens what there is to open, and connects. */
  static async start(options: LoadOptions): Promise<Load> {
    const server = await ServerProcess.start(options);
    const { implementation, kind, connections, spread = false } = options;
    const revision = revisionOf(implementation, kind);
    const opened = kind === "session" ? await openSessions(server.url, options) : [undefined];
    const used = spread ? opened : opened.slice(0, 1);
    const asking = Array.from({ length: connections }, async (_, index): Promise<Asking> => {
      const client = await RawClient.open(server.url);
      // Each connection has sessions of its own, or shares the one there is.
      const own = used.filter((_id, at) => at % connections === index % used.length);
      const call = { id: index + 1, text: TEXT, revision };
      return {
        client,
        requests: own.map((session) => client.toBytes(toCall({ ...call, session }))),
      };
    });
    return new Load(server, await Promise.all(asking));
  }

  /** Until the server has worked for so long, which on a busy machine takes longer than the time itself. */
  async warm(ms: number): Promise<void> {
    for (let worked = 0; worked < ms * 1000; ) worked += (await this.run(SLICE)).cpu;
  }

  /** Asks for so long. */
  async run(ms: number): Promise<Stretch> {
    const cpuBefore = await this.#server.ask("cpu");
    const wallBefore = performance.now();
    const counts = await Promise.all(
      this.#asking.map((each) => callUntil(wallBefore + ms, sendInTurn(each))),
    );
    const wall = performance.now() - wallBefore;
    const cpu = (await this.#server.ask("cpu")) - cpuBefore;
    return { requests: counts.reduce((sum, count) => sum + count), cpu, wall };
  }

  /** Bytes that the server has in use, after everything that can be collected was. */
  heap(): Promise<number> {
    return this.#server.ask("heap");
  }

  stop(): void {
    for (const { client } of this.#asking) client.close();
    this.#server.stop();
  }
}

async function openSessions(
  url: string,
  { implementation, kind, sessions = 1 }: LoadOptions,
): Promise<readonly string[]> {
  const client = await RawClient.open(url);
  const ids: string[] = [];
  while (ids.length < sessions) {
    ids.push(await openSession(client, revisionOf(implementation, kind)));
  }
  client.close();
  return ids;
}

function sendInTurn({ client, requests }: Asking): () => Promise<void> {
  let sent = 0;
  return async () => {
    const bytes = requests[sent % requests.length];
    if (bytes === undefined) throw new Error("Nothing is asked");
    sent += 1;
    const response = await client.send(bytes);
    if (!response.startsWith("HTTP/1.1 200") || !response.includes(TEXT)) {
      throw new Error(`Server answered ${response}`);
    }
  };
}
