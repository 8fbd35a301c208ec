// A module of the official server, which Node runs anew when it is edited: the SDK has nothing of its own for that.
const IMPORTS = {
  server: import.meta.resolve("@modelcontextprotocol/server"),
  stdio: import.meta.resolve("@modelcontextprotocol/server/stdio"),
  timers: "node:timers/promises",
};

export const edited = {
  command: (path) => ({ command: process.execPath, args: ["--watch", path] }),
  text: (tools) => `
import { McpServer } from ${JSON.stringify(IMPORTS.server)};
import { StdioServerTransport } from ${JSON.stringify(IMPORTS.stdio)};
import { setTimeout as sleep } from ${JSON.stringify(IMPORTS.timers)};

const server = new McpServer({ name: "edited", version: "1.0.0" });
for (const name of ${JSON.stringify(tools)}) {
  server.registerTool(name, {}, async () => {
    await sleep(name === "slow" ? 1500 : 0);
    return { content: [{ type: "text", text: name }] };
  });
}
await server.connect(new StdioServerTransport());
`,
};
