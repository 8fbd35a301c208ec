import { expect, test } from "vitest";
import { adviceOnConnecting } from "../../src/target/advice-on-connecting.ts";

const PROGRAM = { command: "node" };
const at = (url: string) => ({ url, headers: {}, secrets: [] });
const DOCTOR = "mcp-actors doctor tells what to do about it";

test.each([
  [
    PROGRAM,
    "Server process exited with code 1",
    "--verbose shows what the program writes to stderr",
  ],
  [PROGRAM, "Could not start node: command not found", undefined],
  [at("http://127.0.0.1:1/mcp"), "Could not reach it", DOCTOR],
  [at("https://example.com/mcp"), "POST was answered 404 Not Found", DOCTOR],
  [at("https://example.com/mcp"), "it wants to know who asks; say so with --header", undefined],
  [at("tcp://127.0.0.1:1"), "nobody listens there", undefined],
])("%j that says %j", (target, reason, advice) => {
  expect(adviceOnConnecting({ target, reason, verbose: false })).toBe(advice);
});

test("what a program wrote is not promised where it was shown", () => {
  const unconnected = { target: PROGRAM, reason: "Server process exited", verbose: true };

  expect(adviceOnConnecting(unconnected)).toBeUndefined();
});
