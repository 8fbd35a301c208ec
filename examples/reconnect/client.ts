import { connect } from "@mcp-actors/client";

await using fragile = await connect(
  { command: process.execPath, args: ["server.ts"], cwd: import.meta.dirname },
  { supervision: { initialDelay: 50 } },
);
fragile.state$.subscribe((state) => console.log(state));

const before = await fragile.callTool("whoami");

// A call in flight is lost with its process: nobody can know how far it came.
await fragile.callTool("crash").catch((error) => console.log(error.outcome));

// A call that has not left yet waits for the next process.
const after = await fragile.callTool("whoami");
console.log(before.content, after.content);
