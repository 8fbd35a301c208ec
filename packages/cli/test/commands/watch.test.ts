import { expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { RecordingTerminal } from "../recording-terminal.ts";
import { fixture } from "../run-bin.ts";

/** Runs `watch` until a line has been printed. */
async function watchUntil(last: string, ...words: readonly string[]): Promise<readonly string[]> {
  return watchServer(fixture("clock"), last, ...words);
}

async function watchServer(
  server: readonly string[],
  last: string,
  ...words: readonly string[]
): Promise<readonly string[]> {
  const stop = new AbortController();
  const terminal = new RecordingTerminal({
    signal: stop.signal,
    onPrint: (line) => {
      if (line.includes(last)) stop.abort(new Error("seen"));
    },
  });
  await run(["watch", ...words, "--", ...server], terminal);
  return terminal.printed;
}

test("shows a resource as it is and after each change", async () => {
  const printed = await watchUntil("tick 2", "clock://ticks", "--json");

  const events = printed.map((line) => JSON.parse(line));
  const texts = events
    .filter(({ event }) => event === "resource")
    .map(({ contents }) => contents[0].text);
  expect(texts).toEqual(["tick 0", "tick 1", "tick 2"]);
  expect(events[0]).toEqual({ event: "connection", state: "ready" });
});

test("shows what came to a list and what went", async () => {
  const printed = await watchUntil("+late");

  expect(printed.some((line) => /tools +1$/.test(line))).toBe(true);
  expect(printed.at(-1)).toMatch(/^\d\d:\d\d:\d\d {2}tools +\+late$/);
});

test("watches what there is of lists that are promised", async () => {
  const printed = await watchServer(fixture("bare"), "resources", "--json");

  const events = new Set(printed.map((line) => JSON.parse(line).event));
  expect(events).toEqual(new Set(["connection", "resources", "tools"]));
});
