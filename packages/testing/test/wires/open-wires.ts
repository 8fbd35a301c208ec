import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "@mcp-actors/client";
import { createServer } from "@mcp-actors/server";
import { serveHttp, serveTcp, serveWebSocket } from "@mcp-actors/server/node";
import { memoryPair, portChannel } from "@mcp-actors/transport";
import { createFeatures } from "../fixtures/features.ts";
import { serverProcess } from "../server-process.ts";

/** Where a server of everything is reached, until it is closed. */
export interface OpenWire {
  readonly target: Target;
  readonly close: () => Promise<void>;
}

const QUIET = { onEvent: () => {} };

/** Every wire there is, by name. */
export const WIRES: readonly (readonly [name: string, open: () => Promise<OpenWire>])[] = [
  ["stdio", async () => ({ target: serverProcess("feature-server"), close: async () => {} })],
  ["TCP", () => opened(serveTcp(createFeatures(), QUIET))],
  ["a Unix socket", () => opened(serveTcp(createFeatures(), { ...QUIET, path: freshPath() }))],
  ["WebSocket", () => opened(serveWebSocket(createFeatures(), QUIET))],
  ["a MessagePort", openPort],
  ["HTTP", () => opened(serveHttp(createFeatures(), QUIET))],
];

/** A server in this process, whose messages pass as they are. */
export function openHere(): OpenWire {
  const [near, far] = memoryPair();
  const link = createServer(createFeatures(), QUIET).serve(far);
  return { target: { channel: near }, close: () => link.closed };
}

async function opened(
  serving: Promise<{ readonly url: string; readonly close: () => Promise<void> }>,
): Promise<OpenWire> {
  const { url, close } = await serving;
  return { target: url, close };
}

async function openPort(): Promise<OpenWire> {
  const { port1, port2 } = new MessageChannel();
  const server = createServer(createFeatures(), QUIET);
  const link = server.serve(portChannel(port2));
  return { target: { port: port1 }, close: () => link.closed };
}

let paths = 0;

function freshPath(): string {
  paths += 1;
  return join(tmpdir(), `wires-${process.pid}-${paths}.sock`);
}
