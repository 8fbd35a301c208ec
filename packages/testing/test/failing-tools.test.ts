import { type ClientEvent, connect } from "@mcp-actors/client";
import { expect, test } from "vitest";
import { serverProcess } from "./server-process.ts";

test("a tool that throws leaves its stack on the server's stderr, by the reference that the client got", async () => {
  let written = "";
  await using client = await connect(serverProcess("story-server"), {
    onEvent: (event: ClientEvent) => {
      if (event.type === "process.wrote") written += event.text;
    },
  });

  const result = JSON.stringify(await client.callTool("break"));
  await client.close();

  const reference = /\(reference \w+\)/.exec(result)?.[0];
  expect(reference).toBeDefined();
  expect(written).toContain(`tools/call of "break" failed ${reference}: TypeError: No database`);
  expect(written).toMatch(/at .*story\.ts/);
});
