import { VERSIONS } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { RecordingTerminal } from "../recording-terminal.ts";
import { fixture, OURS, THEIRS } from "../run-bin.ts";

/** Has a server examined, and gives what a machine reads of it. */
async function examined(server: readonly string[], ...options: readonly string[]) {
  const terminal = new RecordingTerminal();
  const status = await run(["doctor", "--json", ...options, "--", ...server], terminal);
  const diagnosis: {
    readonly revisions: readonly { readonly revision: string; readonly accepted: boolean }[];
    readonly findings: readonly {
      readonly severity: string;
      readonly about: string;
      readonly text: string;
    }[];
  } = JSON.parse(terminal.printed.join(""));
  const spoken = diagnosis.revisions.filter(({ accepted }) => accepted);
  const wrong = diagnosis.findings.filter(({ severity }) => severity !== "good");
  return {
    status,
    spoken: spoken.map(({ revision }) => revision),
    wrong: wrong.map(({ about, text }) => `${about}: ${text}`),
  };
}

describe("the doctor", () => {
  test("finds nothing wrong with our everything server", async () => {
    expect(await examined(OURS)).toEqual({ status: 0, spoken: VERSIONS, wrong: [] });
  });

  test("finds out which revisions a server of others speaks", async () => {
    const { status, spoken, wrong } = await examined(THEIRS);

    expect(spoken).toEqual(["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]);
    expect(wrong).toEqual([expect.stringContaining("not 2026-07-28")]);
    expect(status).toBe(0);
  });

  test("finds all that is wrong with a server that was written by hand", async () => {
    const { status, wrong } = await examined(fixture("noisy"));

    expect(wrong).toEqual([
      expect.stringMatching(/^stdout: .*Listening …/),
      expect.stringMatching(/^revisions: not 2026-07-28/),
      expect.stringMatching(/^identity: has no name or no version/),
      expect.stringMatching(/^prompts: cannot be listed: .*no list of prompts/),
      expect.stringMatching(/^tools: "a name with spaces"/),
      expect.stringMatching(/^schemas: broken: .*#\/properties\/city\/type is "text"/),
      expect.stringMatching(/^schemas: broken: .*requires town/),
      expect.stringMatching(/^tools: Without description: a name with spaces$/),
      expect.stringMatching(/^errors: an unknown method/),
    ]);
    expect(status).toBe(1);
  });

  test("finds what hides the first answer of a server, and asks it but once more", async () => {
    const { status, spoken, wrong } = await examined(fixture("unended"), "--timeout", "4s");

    expect(wrong).toEqual([
      expect.stringMatching(/^stdout: carries what is no message: .*Loading \{"jsonrpc"/),
      expect.stringMatching(/^revisions: not 2026-07-28: its answer stands after "Loading "/),
    ]);
    expect(spoken).toEqual([]);
    expect(status).toBe(1);
  });

  test("finds that answers after the first have no end of line", async () => {
    const { status, wrong } = await examined(fixture("endless"), "--timeout", "1s");

    expect(wrong).toContainEqual(
      expect.stringMatching(/^stdout: holds what has no end of line: \{"jsonrpc":"2.0","id":\d/),
    );
    expect(wrong).toContainEqual(
      expect.stringMatching(/^tools: cannot be listed: No answer .* within 1000 ms; what came has/),
    );
    expect(status).toBe(1);
  });

  test("tells how arguments are written that were taken for a part of the command", async () => {
    const { status, wrong } = await examined(["no-such-command stdio.mjs"]);

    expect(wrong).toEqual([
      expect.stringContaining("write words of their own: -- no-such-command stdio.mjs, or in"),
    ]);
    expect(status).toBe(3);
  });

  test("tells why a program is no server, and what to do", async () => {
    const terminal = new RecordingTerminal();
    const program = [process.execPath, "-e", "console.error('no licence'); process.exit(4)"];

    const status = await run(["doctor", "--", ...program], terminal);

    expect(terminal.printed.join("")).toContain("exited with code 4");
    expect(terminal.printed.join("")).toContain("→ Run the command by itself");
    expect(terminal.printed.join("")).toContain("no licence");
    expect(status).toBe(3);
  });
});
