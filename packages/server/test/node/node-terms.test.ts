import { expect, test } from "vitest";
import { nodeTerms } from "../../src/node/node-terms.ts";

test.each([
  [undefined, 60_000],
  [1000, 60_000],
  [45_000, 60_000],
  [60_000, 75_000],
  [600_000, 615_000],
  [Number.POSITIVE_INFINITY, 0],
])(
  "a body that may take %s ms is cut by Node after %s ms, and not before",
  (ms, requestTimeout) => {
    expect(nodeTerms(ms)).toMatchObject({ requestTimeout });
  },
);
