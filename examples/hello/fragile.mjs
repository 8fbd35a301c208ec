import { defineServer, ToolError, tool } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";

const fragile = defineServer({
  name: "fragile",
  version: "1.0.0",
  tools: {
    refuse: tool({
      run: () => {
        throw new ToolError("No city is called Atlantis");
      },
    }),
    break: tool({
      run: () => {
        throw new TypeError("No database at db.internal");
      },
    }),
    sleep: tool({ run: () => new Promise(() => {}) }),
    exit: tool({
      run: () => {
        console.error("Disk is full");
        process.exit(3);
      },
    }),
  },
});

await serveStdio(fragile);
