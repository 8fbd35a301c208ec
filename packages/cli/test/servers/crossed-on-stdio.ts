import { serveStdio } from "@mcp-actors/server/node";
import { crossed } from "./crossed.ts";

await serveStdio(crossed());
