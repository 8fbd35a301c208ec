import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sourceArguments } from "../support/fixture.ts";

test("a platform without a WebSocket of its own is no hindrance (case 138)", async () => {
  const script = ["--no-experimental-websocket", ...sourceArguments("socketless")];

  const { stdout } = await promisify(execFile)(process.execPath, script);

  expect(stdout).toBe("undefined hello\n");
});
