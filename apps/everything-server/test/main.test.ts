import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { connect } from "@mcp-actors/client";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const args = ["--conditions=@mcp-actors/source", main];

test.each(["legacy", "modern"])("it serves the %s era on stdio", async (era) => {
  await using client = await connect(
    { command: process.execPath, args: [...args, "--stdio"] },
    { era },
  );

  expect(client.server.info.name).toBe("everything-server");
  expect((await client.listTools())[0]?.name).toBe("test_simple_text");
});

test("without a wire to serve it tells how it is used", async () => {
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 2,
    stderr: "Usage: everything-server --stdio\n",
  });
});
