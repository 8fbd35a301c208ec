import { expect, test } from "vitest";
import { diffRecordings } from "../../src/replay/index.ts";
import { record, weather } from "./weather.ts";

test("requests of two recordings are told apart by method, params and order", async () => {
  const first = await record(async (client) => {
    await client.callTool("forecast", { city: "Oslo" });
    await client.callTool("count");
    await client.listTools();
  });
  const second = await record(
    async (client) => {
      await client.callTool("count");
      await client.callTool("forecast", { city: "Rome" });
      await client.callTool("forecast", { city: "Oslo" });
    },
    { definition: weather({ celsius: 22 }) },
  );

  expect(
    diffRecordings(first, second).map(({ first: one, second: two, differences }) => [
      one?.subject,
      two?.subject,
      differences.map(({ path }) => path),
    ]),
  ).toEqual([
    ["forecast", "forecast", ["result.content[0].text", "result.structuredContent.celsius"]],
    ["count", "count", []],
    ["", undefined, []],
    [undefined, "forecast", []],
  ]);
});

test("what is ignored is no difference", async () => {
  const use = (client: Parameters<Parameters<typeof record>[0]>[0]) =>
    client.callTool("forecast", { city: "Oslo" });
  const [first, second] = [
    await record(use),
    await record(use, { definition: weather({ celsius: 22 }) }),
  ];

  expect(diffRecordings(first, second, { ignore: ["result.**"] })[0]?.differences).toEqual([]);
});
