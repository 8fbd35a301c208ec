import { type ClientEvent, connect } from "@mcp-actors/client";
import { expect, test } from "vitest";
import { lives, serverProcess } from "./server-process.ts";

test("a close lets the call in flight end, refuses others, and outlives the process (case 10)", async () => {
  const pids: number[] = [];
  const client = await connect(serverProcess("story-server"), {
    onEvent: (event: ClientEvent) => {
      if (event.type === "process.spawned") pids.push(event.pid);
    },
  });
  const counting = client.callTool("count", { to: 1000 });

  const closing = client.close("enough");
  await expect(client.callTool("echo", { text: "x" })).rejects.toMatchObject({
    outcome: "refused",
    message: "The client was closed: enough",
  });

  expect((await counting).content).toEqual([{ type: "text", text: "counted" }]);
  await closing;
  expect(pids.map(lives)).toEqual([false]);
  await expect(client.callTool("echo", { text: "x" })).rejects.toMatchObject({
    outcome: "refused",
  });
});
