import { expect, test } from "vitest";
import { z } from "zod";
import { defineServer, tool } from "../../src/index.ts";
import { compile } from "../../src/registry/registry.ts";

const run = () => "";

test("tells tools apart by what they are", () => {
  const fingerprint = (one: ReturnType<typeof tool>) =>
    compile(defineServer({ name: "s", version: "1", tools: { one } })).tools.get("one")
      ?.fingerprint;
  const prints = [
    tool({ run }),
    tool({ description: "a", run }),
    tool({ input: z.object({ a: z.string() }), run }) as ReturnType<typeof tool>,
  ].map(fingerprint);

  expect(new Set(prints).size).toBe(3);
  expect(fingerprint(tool({ run: () => "other" }))).toBe(prints[0]);
});
