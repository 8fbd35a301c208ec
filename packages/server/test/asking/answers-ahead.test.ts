import { ErrorCode } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { accept, ask, startTool } from "./asked-in-rounds.ts";

test("takes an answer that comes before its question, and nothing that is never asked", async () => {
  const { round } = startTool(async (ctx) => {
    const { name: who } = await ask(ctx, "who");
    const { name: whom } = await ask(ctx, "whom");
    return `${who} greets ${whom}`;
  });

  const first = await round({
    inputResponses: { who: accept({ name: "Ada" }), nobody: accept({ name: "Eve" }) },
  });
  const second = await round({
    requestState: first["requestState"],
    inputResponses: { whom: accept({ name: "Bob" }) },
  });

  expect(Object.keys(first["inputRequests"] as object)).toEqual(["whom"]);
  expect(second["content"]).toEqual([{ type: "text", text: "Ada greets Bob" }]);
});

test.each([null, 7, "who", []])("refuses %j as answers", async (inputResponses) => {
  const { round } = startTool(async (ctx) => (await ask(ctx, "who")).name);

  expect((await round({ inputResponses }))["error"]).toMatchObject({
    code: ErrorCode.InvalidParams,
    message: "inputResponses must be an object",
  });
});
