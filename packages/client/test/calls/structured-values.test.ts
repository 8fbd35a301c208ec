import { expect, test } from "vitest";
import { arrival, openClient } from "../open-client.ts";

/** What comes of a call whose tool was listed with a schema, and gives a value. */
async function given(outputSchema: object | undefined, structuredContent: unknown) {
  await using world = await openClient();
  const listed = world.client.listTools();
  await arrival();
  world.far.answer(world.far.request(), { tools: [{ name: "any", outputSchema }] });
  await listed;
  const call = world.client.callTool("any");
  await arrival();
  world.far.answer(world.far.request(), { content: [], structuredContent });
  return (await call).structuredContent;
}

test.each([["text"], [[1, "two"]], [null], [0], [false], [{ a: 1 }]])(
  "%j is handed on as it came (case 107)",
  async (value) => {
    expect(await given(undefined, value)).toStrictEqual(value);
    expect(await given({}, value)).toStrictEqual(value);
  },
);

test("a tool whose output schema nests 5,000 deep is called all the same (case 133)", async () => {
  let schema: object = { type: "object" };
  for (let depth = 0; depth < 5000; depth += 1) schema = { properties: { next: schema } };

  expect(await given(schema, { next: { next: {} } })).toEqual({ next: { next: {} } });
});
