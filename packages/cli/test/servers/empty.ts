import { defineServer } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";

// A server that offers nothing.

await serveStdio(defineServer({ name: "hollow", version: "1.0.0" }));
