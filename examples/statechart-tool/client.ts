import { connect } from "@mcp-actors/client";

const ANSWERS = { city: "Oslo", seat: "window" };

await using travel = await connect(
  { command: "node", args: ["server.ts"], cwd: import.meta.dirname },
  {
    elicitation({ message, requestedSchema: { properties } }) {
      console.log(message);
      const content = Object.entries(ANSWERS).filter(([name]) => name in properties);
      return { action: "accept", content: Object.fromEntries(content) };
    },
  },
);

const { content } = await travel.callTool("book");
console.log(content);
