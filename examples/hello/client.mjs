import { connect } from "@mcp-actors/client";

const client = await connect(
  { command: "node", args: ["server.mjs"], cwd: import.meta.dirname },
  { elicitation: () => ({ action: "accept", content: { tone: "warm" } }) },
);
try {
  const call = client.callTool("greet", { name: "Ada" }, { timeout: 5000 });
  call.state$.subscribe((state) => console.log(state));
  const { content } = await call;
  console.log(content[0].text);
} finally {
  // Ends the server too. Without it this script would not exit.
  await client.close();
}
