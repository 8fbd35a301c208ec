import type { Decoded, JsonRpcResult, Params } from "@mcp-actors/protocol";
import type { Channel } from "@mcp-actors/transport";
import { type DialStdioOptions, dialStdio } from "@mcp-actors/transport/stdio";
import { firstValueFrom } from "rxjs";
import { fixture } from "./fixture.ts";
import { type Recording, record } from "./record.ts";

/** A server process that a test talks with. */
export interface OpenServer {
  readonly channel: Channel;
  readonly heard: Recording<Decoded>;
  readonly pid: number;
  /** Sends a request and settles with its result. */
  ask(method: string, params?: Params): Promise<JsonRpcResult["result"]>;
  send(method: string, params?: Params): void;
  close(): Promise<void>;
}

/** Starts the echo server, or what is asked for instead. */
export async function openServer(options: Partial<DialStdioOptions> = {}): Promise<OpenServer> {
  let pid = 0;
  const transport = dialStdio({
    command: process.execPath,
    args: [fixture("echo-server")],
    ...options,
    onSpawn: (spawned) => {
      pid = spawned;
      return options.onSpawn?.(spawned);
    },
  });
  const channel = await firstValueFrom(transport);
  const heard = record(channel);
  let id = 0;
  const send = (method: string, params?: Params) => {
    id += 1;
    channel.send({ jsonrpc: "2.0", id, method, params });
  };
  return {
    channel,
    heard,
    pid,
    send,
    ask: async (method, params) => {
      send(method, params);
      return resultOf(heard, id);
    },
    close: () => {
      heard.close();
      return channel.closed;
    },
  };
}

async function resultOf(heard: Recording<Decoded>, id: number): Promise<JsonRpcResult["result"]> {
  for (let at = 0; ; at += 1) {
    await heard.atLeast(at + 1);
    const item = heard.items[at];
    if (item?.kind === "result" && item.message.id === id) return item.message.result;
  }
}

/** Starts servers, and closes them all after each test of the file that asks for this. */
export function serversOfEach(afterEach: (close: () => Promise<void>) => void) {
  const open: OpenServer[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });
  return async (options?: Partial<DialStdioOptions>): Promise<OpenServer> => {
    const server = await openServer(options);
    open.push(server);
    return server;
  };
}
