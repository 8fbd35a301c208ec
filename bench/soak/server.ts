import { serveStdio } from "@mcp-actors/server/node";
import { soakServer } from "./definition.ts";

await serveStdio(soakServer);
