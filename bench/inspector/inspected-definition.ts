import { defineServer, tool } from "@mcp-actors/server";
import { benchServer } from "../implementations/ours/definition.ts";

/** The bench's server, with a tool that tells how long its process has worked, in µs. */
export const inspectedServer = defineServer({
  ...benchServer,
  tools: {
    ...benchServer.tools,
    cpu: tool({
      description: "How long the process has worked, in µs.",
      run() {
        const { user, system } = process.cpuUsage();
        return String(user + system);
      },
    }),
  },
});
