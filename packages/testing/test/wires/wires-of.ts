import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandTarget, Target } from "@mcp-actors/client";
import { createServer, type ServerDefinition } from "@mcp-actors/server";
import { serveHttp, serveTcp, serveWebSocket } from "@mcp-actors/server/node";
import { memoryPair, portChannel } from "@mcp-actors/transport";

/** Where a server is reached, until it is closed. */
export interface OpenWire {
  readonly target: Target;
  readonly close: () => Promise<void>;
}

/** A wire by its name, and how it is opened. */
export type Wire = readonly [name: string, open: () => Promise<OpenWire>];

const QUIET = { onEvent: () => {} };

/** Every wire to a server there is; over stdio the server is a program. */
export function wiresOf(served: ServerDefinition, program: CommandTarget): readonly Wire[] {
  return [
    ["stdio", async () => ({ target: program, close: async () => {} })],
    ["TCP", () => opened(serveTcp(served, QUIET))],
    ["a Unix socket", () => openPath(served)],
    ["WebSocket", () => opened(serveWebSocket(served, QUIET))],
    ["a MessagePort", () => openPort(served)],
    ["HTTP", () => opened(serveHttp(served, QUIET))],
  ];
}

/** A server in this process, whose messages pass as they are. */
export function openHere(served: ServerDefinition): OpenWire {
  const [near, far] = memoryPair();
  const link = createServer(served, QUIET).serve(far);
  return { target: { channel: near }, close: () => link.closed };
}

async function opened(
  serving: Promise<{ readonly url: string; readonly close: () => Promise<void> }>,
): Promise<OpenWire> {
  const { url, close } = await serving;
  return { target: url, close };
}

async function openPath(served: ServerDefinition): Promise<OpenWire> {
  const folder = await mkdtemp(join(tmpdir(), "wires-"));
  const { url, close } = await serveTcp(served, { ...QUIET, path: join(folder, "socket") });
  return {
    target: url,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openPort(served: ServerDefinition): Promise<OpenWire> {
  const { port1, port2 } = new MessageChannel();
  const link = createServer(served, QUIET).serve(portChannel(port2));
  return { target: { port: port1 }, close: () => link.closed };
}
