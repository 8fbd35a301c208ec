import { once } from "node:events";
import { startHub } from "@mcp-actors/inspector/node";
import { type WebSocket as Socket, WebSocket, WebSocketServer } from "ws";
import type { OnlookerPlace } from "./onlooker.ts";

// A hub with one viewer, and somebody who takes what Stately's inspector sends, for the process that forked it: VIEWER

const [viewer = ""] = process.argv.slice(2);
process.on("disconnect", () => process.exit());
const { port, producerUrl, tokens } = await startHub({ port: 0 });
if (viewer.includes("viewer")) await view(viewer === "paused viewer");
const place: OnlookerPlace = { hub: producerUrl, stately: await takeAll() };
process.send?.(JSON.stringify(place));

/** Looks on over a socket of its own, or stops reading once it was welcomed. */
async function view(isPaused: boolean): Promise<void> {
  const protocols = ["mcp-actors.inspector", `token.${tokens.read}`];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/hub`, protocols);
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "hello", role: "viewer", version: 1 }));
  await once(socket, "message");
  if (isPaused) socket.pause();
}

async function takeAll(): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (socket: Socket) => socket.resume());
  await once(server, "listening");
  const address = server.address();
  return `ws://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}
