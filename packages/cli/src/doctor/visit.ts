import { type Client, type CommandTarget, connect, type ServerAccount } from "@mcp-actors/client";
import { messageOf } from "@mcp-actors/protocol";
import type { Channel } from "@mcp-actors/transport";
import { tap } from "@mcp-actors/transport/rxjs/operators";
import { dialStdio } from "@mcp-actors/transport/stdio";
import { inWordsOfOptions } from "../target/in-words-of-options.ts";
import {
  heardNothing,
  isSilence,
  type VisitTerms,
  visitConnectOptions,
} from "./visit-connect-options.ts";

/** How long a process may take to end once its stdin has, and once it was told to, in ms. */
export const GRACES = { eofGrace: 2000, termGrace: 2000 };

/** What a server did from its start to its end. */
export interface Visit {
  /** What it said of itself; undefined where no connection came about. */
  readonly account: ServerAccount | undefined;
  /** Why no connection came about. */
  readonly refusal: string | undefined;
  /** Whether no connection came about because no answer came in time. */
  readonly wasSilent: boolean;
  /** From the start of the process to the first possible call, in ms. */
  readonly readyAfter: number;
  /** From the end of its stdin to the end of its process, in ms. */
  readonly endedAfter: number;
  /** How often it was started: more than once where it died of the first question. */
  readonly processes: number;
  /** What came on its stdout that is no message, or that nobody asked for. */
  readonly noise: ReadonlySet<string>;
  /** What stood before answers on their lines, which are no messages then. */
  readonly hiding: ReadonlySet<string>;
  /** Answers that came too late, or twice. */
  readonly late: ReadonlySet<string>;
  /** How what it wrote last begins, where no line feed ends it; else empty. */
  readonly unended: string;
  /** What it wrote to stderr. */
  readonly stderr: string;
}

/** How a visit goes. */
export interface VisitOptions extends VisitTerms {
  /** What is done while connected; it must not reject. */
  readonly during?: (client: Client) => Promise<void>;
}

/** Starts a server, speaks with it in one era, ends it, and tells all that was seen. */
export async function visit(target: CommandTarget, options: VisitOptions): Promise<Visit> {
  const seen = { processes: 0, ...heardNothing(), stderr: "" };
  let wire: Channel | undefined;
  const dialled$ = dialStdio({
    ...target,
    shutdown: GRACES,
    stderr: (text) => {
      seen.stderr += text;
    },
    onSpawn: () => {
      seen.processes += 1;
    },
  });
  const transport = dialled$.pipe(
    tap((channel) => {
      wire = channel;
    }),
  );
  const began = performance.now();
  try {
    const client = await connect({ transport }, visitConnectOptions(options, seen));
    const readyAfter = performance.now() - began;
    const account = client.server;
    await options.during?.(client);
    // Its end would end the line too.
    const unended = wire?.unended ?? "";
    const endedAfter = await timeOf(client.close());
    const opened = { account, refusal: undefined, wasSilent: false, readyAfter };
    return { ...seen, ...opened, unended, endedAfter };
  } catch (error) {
    options.signal.throwIfAborted();
    const refusal = inWordsOfOptions(messageOf(error));
    const readyAfter = performance.now() - began;
    const refused = { account: undefined, refusal, wasSilent: isSilence(error), readyAfter };
    return { ...seen, ...refused, unended: wire?.unended ?? "", endedAfter: 0 };
  }
}

async function timeOf(work: Promise<void>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}
