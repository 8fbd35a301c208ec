import { expect, test } from "vitest";
import { annotationBadges } from "../../src/call/annotation-badges.ts";

test.each([
  [undefined, []],
  [{ title: "T", readOnlyHint: false }, []],
  [{ readOnlyHint: true, destructiveHint: false }, ["read-only", "additive"]],
  [
    { destructiveHint: true, idempotentHint: true, openWorldHint: true },
    ["destructive", "idempotent", "open world"],
  ],
  [
    { audience: ["user", "assistant"] as const, priority: 0.5 },
    ["audience user, assistant", "priority 0.5"],
  ],
])("%j says %j", (annotations, words) => {
  expect(annotationBadges(annotations).map(({ text }) => text)).toEqual(words);
});
