import { describe, expect, test } from "vitest";
import { MetaKey, traceContext } from "../src/index.ts";

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

describe("trace context", () => {
  test.each([
    ["nothing", undefined, {}],
    ["an empty object", {}, {}],
    ["other keys alone", { progressToken: 1, "x/traceparent": "a" }, {}],
    ["one key", { traceparent, a: 1 }, { traceparent }],
    [
      "all keys",
      { traceparent, tracestate: "a=1", baggage: "" },
      { traceparent, tracestate: "a=1", baggage: "" },
    ],
    ["keys that hold no text", { traceparent: 1, tracestate: null, baggage: ["a"] }, {}],
  ])("of %s", (_name, meta, context) => {
    expect(traceContext(meta)).toEqual(context);
  });
});

test("the keys of the specification have its prefix, those of other standards have none", () => {
  const bare = Object.values(MetaKey).filter((key) => !key.startsWith("io.modelcontextprotocol/"));

  expect(bare).toEqual(["progressToken", "traceparent", "tracestate", "baggage"]);
});
