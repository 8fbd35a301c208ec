import { parseArgs } from "node:util";
import { serveHttp, serveStdio, serveTcp, serveWebSocket } from "@mcp-actors/server/node";
import { everything } from "./everything.ts";

const { values } = parseArgs({
  options: {
    stdio: { type: "boolean", default: false },
    http: { type: "boolean", default: false },
    ws: { type: "boolean", default: false },
    tcp: { type: "boolean", default: false },
    port: { type: "string", default: "0" },
    origin: { type: "string", multiple: true },
  },
  strict: false,
});

const listening = { port: Number(values.port), drainOnSignal: {} };
const origins = values.origin?.map(String);
/** Whose pages may ask, beside those of this machine. */
const letIn = origins === undefined ? {} : { allowedOrigins: origins };

if (values.stdio === true) await serveStdio(everything);
else if (values.http === true) {
  const { url } = await serveHttp(everything, {
    ...listening,
    ...letIn,
    cors: origins !== undefined,
    sse: true,
  });
  console.error(`Serving ${url} and ${new URL("/sse", url).href}`);
} else if (values.ws === true) {
  const { url } = await serveWebSocket(everything, { ...listening, ...letIn });
  console.error(`Serving ${url}`);
} else if (values.tcp === true) {
  const { url } = await serveTcp(everything, listening);
  console.error(`Serving ${url}`);
} else {
  console.error(
    "Usage: everything-server --stdio | --http | --ws | --tcp [--port <number>] [--origin <origin> …]",
  );
  process.exitCode = 2;
}
