import { expect, test } from "vitest";
import { arrival, openClient } from "../open-client.ts";

test.each([
  ["2026-07-28", "io.modelcontextprotocol/protocolVersion"],
  ["2025-11-25", undefined],
])("sends the caller's _meta beside the token in %s (case 63)", async (revision, stamp) => {
  await using world = await openClient({ far: { revision } });
  const heard: unknown[] = [];
  const call = world.client.callTool(
    "greet",
    { name: "Ada" },
    { _meta: { "x/trace": "t1" }, onProgress: (progress) => heard.push(progress) },
  );
  await arrival();
  const request = world.far.request();

  expect(request.params).toMatchObject({ name: "greet", arguments: { name: "Ada" } });
  expect(request.params?._meta).toMatchObject({ "x/trace": "t1", progressToken: request.id });
  if (stamp !== undefined) expect(request.params?._meta).toHaveProperty([stamp]);
  world.far.progress(request, 1);
  world.far.give(request, "Hello");
  await call;

  expect(heard).toEqual([{ progress: 1, total: undefined, message: undefined }]);
});

test("sends no arguments where there are none, and a token whether or not anybody listens", async () => {
  await using world = await openClient({ era: "legacy", far: { revision: "2025-06-18" } });
  world.client.callTool("greet");
  await arrival();
  const request = world.far.request();

  expect(request.params).toEqual({ name: "greet", _meta: { progressToken: request.id } });
});
