import { expect, test } from "vitest";
import { MetaKey } from "../src/index.ts";

test("the keys of the specification have its prefix, those of other standards have none", () => {
  const bare = Object.values(MetaKey).filter((key) => !key.startsWith("io.modelcontextprotocol/"));

  expect(bare).toEqual(["progressToken", "traceparent", "tracestate", "baggage"]);
});
