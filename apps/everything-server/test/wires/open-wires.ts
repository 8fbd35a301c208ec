import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Target } from "@mcp-actors/client";
import { createServer } from "@mcp-actors/server";
import { serveHttp, serveTcp, serveWebSocket } from "@mcp-actors/server/node";
import { portChannel } from "@mcp-actors/transport";
import { everything } from "../../src/everything.ts";

/** Where the everything server is reached, until it is closed. */
export interface OpenWire {
  readonly target: Target;
  readonly close: () => Promise<void>;
}

const QUIET = { onEvent: () => {} };

/** Every wire there is, by name; over stdio the server is the program itself. */
export const WIRES: readonly (readonly [name: string, open: () => Promise<OpenWire>])[] = [
  ["stdio", openProcess],
  ["TCP", () => opened(serveTcp(everything, QUIET))],
  ["a Unix socket", openPath],
  ["WebSocket", () => opened(serveWebSocket(everything, QUIET))],
  ["a MessagePort", openPort],
  ["HTTP", () => opened(serveHttp(everything, QUIET))],
];

async function openProcess(): Promise<OpenWire> {
  const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
  const args = ["--conditions=@mcp-actors/source", main, "--stdio"];
  return { target: { command: process.execPath, args }, close: async () => {} };
}

async function openPath(): Promise<OpenWire> {
  const folder = await mkdtemp(join(tmpdir(), "everything-"));
  const { url, close } = await serveTcp(everything, { ...QUIET, path: join(folder, "socket") });
  return {
    target: url,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openPort(): Promise<OpenWire> {
  const { port1, port2 } = new MessageChannel();
  const link = createServer(everything, QUIET).serve(portChannel(port2));
  return { target: { port: port1 }, close: () => link.closed };
}

async function opened(
  serving: Promise<{ readonly url: string; readonly close: () => Promise<void> }>,
): Promise<OpenWire> {
  const { url, close } = await serving;
  return { target: url, close };
}
