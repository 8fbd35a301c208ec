import { connect } from "@mcp-actors/client";

await using client = await connect(
  { command: "node", args: ["server.ts"], cwd: import.meta.dirname },
  { elicitation: () => ({ action: "accept", content: { tone: "warm" } }) },
);

const call = client.callTool("greet", { name: "Ada" }, { timeout: 5000 });
call.state$.subscribe((state) => console.log(state));
const { content } = await call;
console.log(content);
