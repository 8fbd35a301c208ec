import { expect, test } from "vitest";
import { otlpTrace } from "../../../page/src/exports/otlp-trace.ts";
import { foldRecords } from "../../../src/index.ts";
import { record } from "../../replay/weather.ts";
import { START, twoProcesses } from "../store/records.ts";

test("writes both ends of a request as spans of one trace, the one that serves under the one that asks", () => {
  const { resourceSpans } = JSON.parse(otlpTrace(foldRecords(twoProcesses())));
  const [client, server] = resourceSpans.map(
    (one: { scopeSpans: { spans: object[] }[] }) => one.scopeSpans[0]?.spans[0],
  );

  expect(client).toMatchObject({
    name: "tools/call story",
    kind: 3,
    startTimeUnixNano: `${START + 1_000}000`,
    endTimeUnixNano: `${START + 9_500}000`,
    status: {},
  });
  expect(client.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(server).toMatchObject({ kind: 2, traceId: client.traceId, parentSpanId: client.spanId });
});

test("what failed says how, and what reported says how far it was", async () => {
  const records = await record(async (client) => {
    await client.callTool("none").catch(() => {});
    await client.callTool("forecast", { city: "Oslo" });
  });
  const text = otlpTrace(foldRecords(records));
  const spans = JSON.parse(text).resourceSpans[0].scopeSpans[0].spans;
  const named = (name: string) => spans.find((span: { name: string }) => span.name.endsWith(name));

  expect(named("none").status).toMatchObject({ code: 2 });
  expect(named("none").attributes).toContainEqual({
    key: "error.type",
    value: { stringValue: expect.stringMatching(/^-?\d+$/) },
  });
  expect(named("forecast").events).toHaveLength(2);
});

test("a result that says isError is an error, at both ends", async () => {
  const records = await record((client) => client.callTool("forecast"), {
    ends: ["client", "server"],
  });
  const { resourceSpans } = JSON.parse(otlpTrace(foldRecords(records)));
  const spans = resourceSpans.flatMap(
    (one: { scopeSpans: { spans: { name: string; status: object }[] }[] }) =>
      one.scopeSpans[0]?.spans.filter(({ name }) => name.endsWith("forecast")) ?? [],
  );

  expect(spans.map(({ status }: { status: object }) => status)).toEqual([
    { code: 2, message: "The result says isError" },
    { code: 2, message: "The result says isError" },
  ]);
});
