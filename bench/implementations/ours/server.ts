import { serveStdio } from "@mcp-actors/server/node";
import { benchServer } from "./definition.ts";

await serveStdio(benchServer);
