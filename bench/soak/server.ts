import { serveStdio } from "@mcp-actors/server/node";
import { soakServer } from "./definition.ts";

// Tools that fail on purpose are nothing to print.
await serveStdio(soakServer, { onEvent: () => {} });
