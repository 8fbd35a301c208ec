import { connect } from "@mcp-actors/client";

const client = await connect(
  { command: "node", args: ["server.mjs"], cwd: import.meta.dirname },
  {
    elicitation: () => ({ action: "accept", content: { tone: "formal" } }),
    onEvent(event) {
      if (event.type === "connection.state") console.log("connection", event.state);
      if (event.type === "call.state") console.log("call", event.state);
    },
    inspect(event) {
      if (event.type !== "@xstate.event" || event.event.type.startsWith("xstate.")) return;
      console.log("  heard", event.event.type);
    },
  },
);
await client.callTool("greet", { name: "Ada" });
await client.close();
