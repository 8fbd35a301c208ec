import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";

const greet = tool({ run: () => "hello" });
await serveStdio(defineServer({ name: "greeter", version: "1.0.0", tools: { greet } }));
