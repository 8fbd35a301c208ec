import { connect } from "@mcp-actors/client";

await using kitchen = await connect({
  command: process.execPath,
  args: ["server.ts"],
  cwd: import.meta.dirname,
});

for (const { name, description } of await kitchen.listTools()) console.log(name, description);

const { structuredContent } = await kitchen.callTool("to_ounces", { grams: 100 });
console.log(structuredContent);

const { content } = await kitchen.callTool("recipe", { dish: "bread" });
console.log(content);

// What a tool fails with is a result, for the model to read; only a broken call throws.
const cake = await kitchen.callTool("recipe", { dish: "cake" });
console.log(cake.isError, cake.content);
