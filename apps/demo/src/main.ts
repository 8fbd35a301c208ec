import { elicitation } from "./chapters/elicitation.ts";
import { endings } from "./chapters/endings.ts";
import { everything } from "./chapters/everything.ts";
import { progress } from "./chapters/progress.ts";
import { restart } from "./chapters/restart.ts";
import { paint, print } from "./terminal.ts";
import { chapter } from "./timeline.ts";

/** The story in order: what a chapter is about, and what happens in it. */
const STORY: readonly (readonly [title: string, tell: () => Promise<void>])[] = [
  ["A call and its progress: our server over stdio, revision 2026-07-28", progress],
  ["A tool asks the person at the client: inside its answer", () => elicitation("modern")],
  ["The same tool, with a client that knows sessions", () => elicitation("legacy")],
  ["Two calls that end early: cancelled, and out of time", endings],
  ["kill -9: the server dies with a call in flight", restart],
  ["The published @modelcontextprotocol/server-everything", everything],
];

// Whoever reads may stop reading: a closed pipe ends the story.
process.stdout.on("error", () => process.exit());
print();
print(
  `${paint("bold", "mcp-actors")}  every connection and every request is an actor; this is its life`,
);
for (const [index, [title, tell]] of STORY.entries()) {
  chapter(index + 1, title);
  await tell();
}
print();
