import { type ServedListener, serveTcp, serveWebSocket } from "@mcp-actors/server/node";
import { benchServer } from "./definition.ts";

// Serves over one wire for the process that forked it, and tells it where: WIRE

const SERVE: { readonly [wire: string]: () => Promise<ServedListener> } = {
  tcp: () => serveTcp(benchServer),
  websocket: () => serveWebSocket(benchServer),
};

const [wire = ""] = process.argv.slice(2);
process.on("disconnect", () => process.exit());
process.send?.((await SERVE[wire]?.())?.url);
