import { expect, test } from "vitest";
import { compareRecordings } from "../../../page/src/replay/compare-recordings.ts";
import { isWhole } from "../../../page/src/replay/is-whole.ts";
import { redriveOver } from "../../../page/src/replay/redrive-over.ts";
import { recordedCalls } from "../../../src/replay/index.ts";
import { record, weather } from "../../replay/weather.ts";

function recorded(celsius = 21) {
  return record(
    async (client) => {
      await client.callTool("forecast", { city: "Oslo" });
      await client.callTool("login", { password: "hunter2" });
      await client.callTool("none").catch(() => {});
      const call = client.callTool("slow", {}, { onProgress: () => call.cancel("enough") });
      await call.catch(() => {});
    },
    { definition: weather({ celsius }) },
  );
}

test("what was given up, and what was redacted, is not made again, and is told", async () => {
  const asked: string[] = [];
  const report = await redriveOver(await recorded(), async ({ params }) => {
    asked.push(JSON.stringify(params["name"]));
    throw new Error("Unknown tool: none");
  });

  expect(asked).toEqual(['"forecast"', '"none"']);
  expect(report).toMatchObject({ unanswered: 1, redacted: 1 });
  expect(report.requests.map(({ label, verdict }) => [label, verdict])).toEqual([
    ["tools/call forecast", "different"],
    ["tools/call none", expect.any(String)],
  ]);
});

test("those that were chosen are made again, and compared", async () => {
  const records = await recorded();
  const forecast = recordedCalls(records).find(({ subject }) => subject === "forecast");
  const result = forecast?.result ?? {};

  const same = await redriveOver(records, async () => result, [forecast?.key ?? ""]);
  const other = await redriveOver(
    records,
    async () => ({ ...result, structuredContent: { celsius: 22, city: "Oslo" } }),
    [forecast?.key ?? ""],
  );

  expect(same.requests).toMatchObject([{ verdict: "same", key: forecast?.key }]);
  expect(other.requests[0]?.differences).toEqual([
    { path: "result.structuredContent.celsius", recorded: 21, other: 22 },
  ]);
});

test("two recordings are set side by side, with where they differ and how long each took", async () => {
  const [open, other] = [await recorded(), await recorded(22)];
  const [first, second] = compareRecordings(open, other);

  expect(first).toMatchObject({
    label: "tools/call forecast",
    verdict: "different",
    key: recordedCalls(open).find(({ subject }) => subject === "forecast")?.key,
  });
  expect(first?.differences.map(({ path }) => path)).toEqual([
    "result.content[0].text",
    "result.structuredContent.celsius",
  ]);
  expect([typeof first?.before, typeof first?.after]).toEqual(["number", "number"]);
  expect(second?.verdict).toBe("same");
});

test.each([
  [{ city: "Oslo" }, true],
  [{ list: ["[redacted · 36 chars]"] }, false],
  [{ deep: { text: "Once… [cut · 5000 chars · 0123abcd]" } }, false],
  [{ "[cut]": 3, a: 1 }, false],
  [null, true],
])("%j is whole: %s", (json, whole) => {
  expect(isWhole(json)).toBe(whole);
});
