import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { fixture, OURS, onTerminal } from "../run-bin.ts";

const hasScript = spawnSync("script", ["--version"]).status === 0;

/** Runs the program on a terminal, and types a line whenever it has printed what the line answers. */
async function typeInto(
  words: readonly string[],
  answers: readonly (readonly [prompt: string, keys: string])[],
): Promise<{ readonly status: number | null; readonly screen: string }> {
  const [command = "", ...args] = onTerminal(words);
  const child = spawn(command, args, { env: { ...process.env, TERM: "xterm" } });
  const waiting = [...answers];
  let screen = "";
  let answered = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    screen += text;
    const [next] = waiting;
    const found = next === undefined ? -1 : screen.indexOf(next[0], answered);
    if (next === undefined || found < 0) return;
    answered = found + next[0].length;
    waiting.shift();
    child.stdin.write(next[1]);
  });
  await once(child, "close");
  return { status: child.exitCode, screen };
}

describe.skipIf(!hasScript)("on a terminal", () => {
  test("a form is asked field by field, and again where the answer does not fit", async () => {
    const { status, screen } = await typeInto(
      ["call", "test_elicitation_sep1034_defaults", "--", ...OURS],
      [
        ["name (text, default John Doe): ", "Ada\r"],
        ["age (whole number, default 30): ", "old\r"],
        ["age (whole number, default 30): ", "36\r"],
        ["score (number, default 95.5): ", "\r"],
        ["status (one of these, default active): ", "3\r"],
        ["verified (yes or no, default true): ", "no\r"],
      ],
    );

    expect(screen).toContain("Needs a number");
    expect(screen).toContain(
      '{"name":"Ada","age":36,"score":95.5,"status":"pending","verified":false}',
    );
    expect(status).toBe(0);
  });

  test("a form can be declined", async () => {
    const { status, screen } = await typeInto(
      ["call", "test_elicitation", "message=Who?", "--", ...OURS],
      [["username (text): ", ":d\r"]],
    );

    expect(screen).toContain("declin");
    expect(status).toBe(1);
  });

  test("answers may be typed before they are asked for", async () => {
    const { status, screen } = await typeInto(
      ["call", "test_elicitation_sep1034_defaults", "--", ...OURS],
      [["name (text, default John Doe): ", "Ada\r36\r\r3\rno\r"]],
    );

    expect(screen).toContain(
      '{"name":"Ada","age":36,"score":95.5,"status":"pending","verified":false}',
    );
    expect(status).toBe(0);
  });

  test("the end of the input cancels a form", async () => {
    const { status, screen } = await typeInto(
      ["call", "test_elicitation", "message=Who?", "--", ...OURS],
      [["username (text): ", "\u0004"]],
    );

    expect(screen).toContain("cancel");
    expect(status).toBe(1);
  });

  test.each(["legacy", "modern"])("a question ends with its %s server", async (era) => {
    const { status, screen } = await typeInto(
      ["call", "abandon", "--era", era, "--", ...fixture("slow")],
      [],
    );

    expect(screen).toContain("reply (text): ");
    expect(screen).toMatch(/\n\S*mcp-actors:\S* Server process exited with code 7/);
    expect(status).toBe(6);
  });

  test("a page is agreed to, and its address shown", async () => {
    const { status, screen } = await typeInto(
      ["call", "test_elicitation_url", "--", ...OURS],
      [["(y/N) ", "y\r"]],
    );

    expect(screen).toContain("https://modelcontextprotocol.io");
    expect(screen).toContain("The person agreed");
    expect(status).toBe(0);
  });

  test("Ctrl-C at a question ends with status 130", async () => {
    const { status } = await typeInto(
      ["call", "test_elicitation", "message=Who?", "--", ...OURS],
      [["username (text): ", "\u0003"]],
    );

    expect(status).toBe(130);
  });

  test("progress is a bar that gives way to the result", async () => {
    const { screen } = await typeInto(["call", "test_tool_with_progress", "--", ...OURS], []);

    expect(screen).toContain("████████████░░░░░░░░░░░░ 50% Completed step 50 of 100");
    expect(screen).toContain("\r\u001b[2KTool with progress executed successfully\r\n");
  });
});
