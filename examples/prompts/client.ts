import { connect } from "@mcp-actors/client";

await using translator = await connect({
  command: process.execPath,
  args: ["server.ts"],
  cwd: import.meta.dirname,
});

for (const { name, title } of await translator.listPrompts()) console.log(name, title);

const { completion } = await translator.complete(
  { prompt: "translate" },
  { name: "language", value: "Fr" },
);
console.log(completion.values);

const { messages } = await translator.getPrompt("translate", {
  text: "Good day",
  language: "Frisian",
});
console.log(messages);
