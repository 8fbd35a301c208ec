import { setTimeout as wait } from "node:timers/promises";
import { account } from "./account.ts";
import { elicitation } from "./chapters/elicitation.ts";
import { endings } from "./chapters/endings.ts";
import { everything } from "./chapters/everything.ts";
import { progress } from "./chapters/progress.ts";
import { restart } from "./chapters/restart.ts";
import { chosenChapters, UnknownChapterError } from "./chosen-chapters.ts";
import { BrokenPromise, promised } from "./promised.ts";
import { paint, print } from "./terminal.ts";
import { chapter, shown } from "./timeline.ts";

/** The story in order: what a chapter is about, and what happens in it. */
const STORY: readonly (readonly [title: string, tell: () => Promise<void>])[] = [
  ["Progress: a tool tells how far it is", progress],
  [
    "A question inside an answer: a tool asks the person, without a session",
    () => elicitation("modern"),
  ],
  [
    "The same tool, unchanged, asks a client of 2025 that keeps a session",
    () => elicitation("legacy"),
  ],
  ["Early endings: one call is cancelled, another runs out of time", endings],
  ["kill -9: the server dies, its call is lost, the next finds a new process", restart],
  ["A server that nobody here wrote: @modelcontextprotocol/server-everything", everything],
];

/** Longest that a chapter may take, in ms; as a rule it is a few seconds. */
const CHAPTER_LIMIT = 60_000;

// Whoever reads may stop reading: a closed pipe ends the story.
process.stdout.on("error", () => process.exit());
const chosen = choose(process.argv.slice(2));
print();
print(
  `${paint("bold", "mcp-actors")}  every connection and every request is an actor; this is its life`,
);
for (const [index, [title, tell]] of STORY.entries()) {
  if (!chosen.has(index + 1)) continue;
  chapter(index + 1, title);
  await told(tell);
}
print();
print(paint("bold", "That is all"));
shown("Each call ended in exactly one way, and each server process is gone.");
shown("`npx -y pnpm demo 5` tells chapter 5 alone, `npx -y pnpm dev` runs servers and a page.");
shown("Next: docs/start/first-server.md and docs/start/first-client.md");
print();

/** The chapters that the command line chooses; where it names one that there is not, says so and ends with status 2. */
function choose(words: readonly string[]): ReadonlySet<number> {
  try {
    return chosenChapters(
      words,
      STORY.map(([title]) => title),
    );
  } catch (error) {
    if (!(error instanceof UnknownChapterError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** Tells a chapter to its end; where it breaks a promise, says so and ends with status 1. */
async function told(tell: () => Promise<void>): Promise<void> {
  try {
    await Promise.race([tell(), tooLong()]);
    promised("Each call ended in exactly one way", account.oddCalls, []);
    promised("Each server process is gone", await account.lasting(), []);
  } catch (error) {
    const { stack = "" } = error instanceof Error ? error : new Error(String(error));
    const why = error instanceof BrokenPromise ? error.message : stack;
    print();
    print(paint("red", `✗ Broken promise. ${why}`));
    process.exit(1);
  }
}

async function tooLong(): Promise<never> {
  await wait(CHAPTER_LIMIT, undefined, { ref: false });
  throw new BrokenPromise(`The chapter ends within ${CHAPTER_LIMIT / 1000} s`);
}
