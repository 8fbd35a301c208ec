import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const client = fileURLToPath(new URL("client.ts", import.meta.url));

test("greets Ada as the person at the client wants it", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [client]);

  expect(stdout).toContain("awaitingInput");
  expect(stdout).toContain("Hi Ada!");
});
