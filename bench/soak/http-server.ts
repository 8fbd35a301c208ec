import { serveHttp } from "@mcp-actors/server/node";
import { soakServer } from "./definition.ts";

// Tools that fail on purpose are nothing to print.
const { port } = await serveHttp(soakServer, {
  port: Number(process.argv[2] ?? 0),
  onEvent: () => {},
});
console.log(port);
