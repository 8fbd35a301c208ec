import { connect } from "@mcp-actors/client";
import type { InspectedEnd, Inspector } from "@mcp-actors/machine";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { portChannel } from "@mcp-actors/transport";
import { trace } from "@opentelemetry/api";
import { expect, test } from "vitest";
import { createInspector } from "../../src/index.ts";
import { inspectTogether, toOpenTelemetry } from "../../src/otel/index.ts";
import { recordedCalls } from "../../src/replay/index.ts";
import { keepSpans } from "./traced.ts";

const exporter = keepSpans();
const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: { forecast: tool({ run: () => "Sunny" }) },
});

test("a recording and spans are made at once, and the recording has the trace", async () => {
  const inspector = createInspector();
  const inspect = inspectTogether(inspector, toOpenTelemetry());
  await using client = await connect(weather, { inspect });

  await client.callTool("forecast");

  const call = recordedCalls(inspector.records()).find(({ method }) => method === "tools/call");
  const span = exporter.getFinishedSpans().find(({ name }) => name === "tools/call forecast");
  const meta = call?.exchanges[0]?.params["_meta"];
  expect(call).toMatchObject({ outcome: "completed", subject: "forecast" });
  expect(JSON.stringify(meta)).toContain(span?.spanContext().traceId);
  expect(trace.getActiveSpan()).toBeUndefined();
});

test("one that is switched off hears nothing, while another does", async () => {
  const inspector = createInspector({ mode: "off" });
  const ends: InspectedEnd[] = [];
  const other: Inspector = {
    attach(end) {
      ends.push(end);
      return { next() {}, spawned: () => ({ OTHER: "1" }) };
    },
  };
  const together = inspectTogether(inspector, toOpenTelemetry(), other);
  await using client = await connect(weather, { inspect: together });
  exporter.reset();

  await client.callTool("forecast");

  expect(inspector.records().map(({ kind }) => kind)).toEqual(["head"]);
  expect(exporter.getFinishedSpans()).toHaveLength(1);
  expect(ends).toMatchObject([{ role: "client" }]);
});

test("requests pass what each of several wants them to pass, in their order", async () => {
  const passed: string[] = [];
  const passing = (name: string): Inspector => ({
    attach: () => ({
      next() {},
      before: (exchange, next) => {
        passed.push(name);
        return next(exchange);
      },
    }),
  });
  const inspect = inspectTogether(passing("first"), createInspector(), passing("second"));
  const { port1, port2 } = new MessageChannel();
  createServer(weather, { inspect }).serve(portChannel(port2));
  await using client = await connect({ port: port1 });
  passed.length = 0;

  await client.callTool("forecast");

  expect(passed).toEqual(["first", "second"]);
});
