import { connect } from "@mcp-actors/client";

const ANSWERS = { city: "Oslo", seat: "window" };
let server = 0;

await using travel = await connect(
  { command: process.execPath, args: ["server.ts"], cwd: import.meta.dirname },
  {
    supervision: { initialDelay: 50 },
    onEvent(event) {
      if (event.type !== "process.spawned") return;
      server = event.pid;
      console.log("A server starts");
    },
    async elicitation({ message, requestedSchema: { properties } }) {
      console.log(message);
      if ("seat" in properties) await dieWhileThePersonThinks();
      const content = Object.entries(ANSWERS).filter(([name]) => name in properties);
      return { action: "accept", content: Object.fromEntries(content) };
    },
  },
);

const { content } = await travel.callTool("book");
console.log(content);

/** The process that asked is gone without a word; the question is not. */
function dieWhileThePersonThinks(): Promise<void> {
  process.kill(server, "SIGKILL");
  return new Promise((gone) => {
    travel.state$.subscribe((state) => {
      if (state === "reconnecting") gone();
    });
  });
}
