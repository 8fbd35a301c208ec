import type { SessionSnapshot } from "@mcp-actors/machine";
import { type Answer, isRecord, type JsonRpcRequest, type Params } from "@mcp-actors/protocol";
import type { ServedLink, ServeOptions, Server } from "@mcp-actors/server";
import type { StreamedChannel } from "@mcp-actors/transport";
import type { Bridge } from "./bridge.ts";
import type { Passed } from "./crossing.ts";

/** Bridges whoever comes, and hears what passes. */
export type StartBridge = (near: StreamedChannel, passed?: Passed) => Bridge;

/** A server whose clients are each bridged: what serves over HTTP takes it for one of ours. */
export function bridgingServer(start: StartBridge): Server {
  const bridges = new Set<Bridge>();
  const close = () => {
    for (const bridge of bridges) bridge.close();
  };
  const serve = (channel: StreamedChannel, { session }: ServeOptions = {}): ServedLink => {
    const opening = new Opening();
    const bridge = start(channel, opening.passed);
    bridges.add(bridge);
    void bridge.closed.then(() => bridges.delete(bridge));
    // A session cannot go on elsewhere than with the server that has it.
    if (session !== undefined) bridge.close();
    return {
      close: () => bridge.close(),
      closed: bridge.closed,
      get snapshot() {
        return opening.snapshot;
      },
    };
  };
  return {
    serve,
    close,
    drain: async () => {
      close();
      await Promise.all([...bridges].map(({ closed }) => closed));
    },
    get offering() {
      return nothingOfItsOwn();
    },
    attach: nothingOfItsOwn,
    accept: nothingOfItsOwn,
    update: nothingOfItsOwn,
    changed: nothingOfItsOwn,
    get counts() {
      return nothingOfItsOwn();
    },
  };
}

function nothingOfItsOwn(): never {
  throw new Error("A bridge offers nothing of its own");
}

/** What a session was opened with, as it was seen to pass. */
class Opening {
  snapshot: SessionSnapshot | undefined;

  readonly passed = ({ method, params = {} }: JsonRpcRequest, answer?: Answer): void => {
    if (method !== "initialize" || answer === undefined || !("result" in answer)) return;
    const { protocolVersion, capabilities } = answer.result;
    if (typeof protocolVersion !== "string") return;
    const context = {
      revision: protocolVersion,
      info: toParams(params["clientInfo"]),
      capabilities: toParams(params["capabilities"]),
      offered: toParams(capabilities),
      logLevel: "info",
      subscriptions: [],
    } as const;
    this.snapshot = { state: "open", context };
  };
}

function toParams(value: unknown): Params {
  return isRecord(value) ? value : {};
}
