import { connect } from "@mcp-actors/client";

await using kettle = await connect({
  command: process.execPath,
  args: ["server.ts"],
  cwd: import.meta.dirname,
});

const { content } = await kettle.callTool(
  "heat",
  { degrees: 100 },
  { onProgress: ({ message }) => console.log(message) },
);
console.log(content);

const endless = kettle.callTool("heat", { degrees: 1_000_000 });
endless.progress$.subscribe(({ progress }) => {
  if (progress === 60) endless.cancel("that is warm enough");
});
await endless.catch((error) => console.log(endless.state, error.message));
