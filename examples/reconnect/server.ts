import { defineServer, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";

const fragile = defineServer({
  name: "fragile",
  version: "1.0.0",
  tools: {
    whoami: tool({ description: "Which process this is.", run: () => process.pid }),
    crash: tool({ description: "Takes the process down.", run: () => process.exit(1) }),
  },
});

await serveStdio(fragile);
