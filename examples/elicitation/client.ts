import { connect } from "@mcp-actors/client";

await using cafe = await connect(
  { command: process.execPath, args: ["server.ts"], cwd: import.meta.dirname },
  {
    elicitation({ message, requestedSchema }) {
      console.log(message, Object.keys(requestedSchema.properties));
      // The fields that are left out get their defaults.
      return "drink" in requestedSchema.properties
        ? { action: "accept", content: { drink: "tea" } }
        : { action: "decline" };
    },
  },
);

const { content } = await cafe.callTool("order");
console.log(content);
