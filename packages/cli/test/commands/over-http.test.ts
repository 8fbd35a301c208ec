import { describe, expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { RecordingTerminal } from "../recording-terminal.ts";
import { authenticated, serveHosted, servePage, TOKEN } from "../serve-hosted.ts";

/** Runs a command line, and gives all that it said. */
async function runWith(...words: readonly string[]) {
  const terminal = new RecordingTerminal();
  const status = await run(words, terminal);
  return { status, printed: terminal.printed.join("\n"), told: terminal.told.join("\n") };
}

const MAY_ASK = ["--header", `Authorization: Bearer ${TOKEN}`];

describe("a server that is reached by its URL", () => {
  test.each(["modern", "legacy"])("is called in the %s era, as whom a header says", async (era) => {
    await using hosted = await serveHosted(authenticated);

    const ran = await runWith("call", hosted.url, "greet", "name=Bob", "--era", era, ...MAY_ASK);

    expect(ran).toEqual({ status: 0, printed: "Hello Bob, from ada", told: "" });
  });

  test.each([
    ["says nothing", []],
    ["says something else", ["--header", "Authorization: Bearer hunter3-hunter3"]],
  ])("that wants to know who asks is not reached by who %s", async (_what, words) => {
    await using hosted = await serveHosted(authenticated);

    const { status, told } = await runWith("tools", hosted.url, ...words);

    const reason = "401 Unauthorized: it wants to know who asks; say so with --header";
    expect(told).toBe(`mcp-actors: Cannot connect: POST ${hosted.url} was answered ${reason}`);
    expect(status).toBe(3);
  });

  test("may repeat what it was asked with, and it is not told on", async () => {
    await using echoing = await servePage(({ headers, url }, response) => {
      response.writeHead(500).end(`Broken by ${headers.authorization} at ${url}`);
    });

    const { status, told } = await runWith(
      "tools",
      `${echoing.url.replace("//", "//ada:hunter2@")}?key=opensesame`,
    );

    expect(told).toContain("Broken by ••• at /mcp?key=•••");
    expect(told).not.toMatch(/hunter2|YWRhOmh1bnRlcjI|opensesame/);
    expect(status).toBe(3);
  });
});
