import { parseArgs } from "node:util";
import type { ServedModel } from "@mcp-actors/model";
import {
  type ListeningModel,
  serveModelStdio,
  serveModelTcp,
  serveModelWebSocket,
} from "@mcp-actors/model/node";
import { storyModel } from "./story-model.ts";

const USAGE = "Usage: model-server --mcp-stdio | [--ws <port>] [--tcp <port>]";

const { values } = parseArgs({
  options: {
    "mcp-stdio": { type: "boolean", default: false },
    ws: { type: "string" },
    tcp: { type: "string" },
  },
  strict: false,
});

if (values["mcp-stdio"] === true) drainWhenToldToEnd(serveModelStdio(storyModel));
else await listen(portOf(values.ws), portOf(values.tcp));

async function listen(ws: number | undefined, tcp: number | undefined): Promise<void> {
  const listening: Promise<ListeningModel>[] = [];
  if (ws !== undefined) listening.push(serveModelWebSocket(storyModel, { port: ws }));
  if (tcp !== undefined) listening.push(serveModelTcp(storyModel, { address: { port: tcp } }));
  if (listening.length === 0) fail(USAGE);
  const results = await Promise.allSettled(listening);
  for (const result of results) {
    if (result.status === "fulfilled") {
      console.error(`Serving ${result.value.url}`);
      drainWhenToldToEnd(result.value);
    } else fail(result.reason instanceof Error ? result.reason.message : String(result.reason));
  }
}

/** Stories that are being told may go on for a moment; with nothing left to serve, the process ends by itself. */
function drainWhenToldToEnd({ drain }: ServedModel): void {
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void drain());
}

/** A port as it was written; none where none was asked for. */
function portOf(written: string | boolean | undefined): number | undefined {
  if (written === undefined) return undefined;
  const port = Number(written);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  fail(USAGE);
  return undefined;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
