import { connect } from "@mcp-actors/client";
import { expect, test } from "vitest";
import { serverProcess } from "./server-process.ts";

test.each(["modern", "legacy"])(
  "ten thousand progresses and the result arrive complete and in order over stdio in the %s era",
  async (era) => {
    await using client = await connect(serverProcess("story-server"), { era });
    const heard: number[] = [];

    const result = await client.callTool(
      "count",
      { to: 10_000 },
      { onProgress: ({ progress }) => heard.push(progress) },
    );

    expect(result.content).toEqual([{ type: "text", text: "counted" }]);
    expect(heard).toEqual(Array.from({ length: 10_000 }, (_, at) => at + 1));
  },
  20_000,
);

test("three progresses and the answer in one chunk are three callbacks, then the answer", async () => {
  await using client = await connect(serverProcess("raw-server", "oneChunk"));
  const heard: unknown[] = [];
  const call = client.callTool("echo", {}, { onProgress: ({ progress }) => heard.push(progress) });
  call.state$.subscribe({ complete: () => heard.push("completed") });
  await call;

  expect(heard).toEqual([1, 2, 3, "completed"]);
});
