import { expect, test } from "vitest";
import { openingTimeouts } from "../../src/connection/opening-timeouts.ts";

test.each([
  ["as long as a call may be silent", 10_000, 10_000],
  ["longer than it would by itself, if a call may", 120_000, 120_000],
  ["the time that a program needs to start", 50, 5000],
])("a server may take %s to open", (_what, timeout, longest) => {
  expect(openingTimeouts(timeout)).toEqual({ connectTimeout: longest, openTimeout: longest });
});

test("nothing said leaves the client its defaults", () => {
  expect(openingTimeouts(undefined)).toEqual({});
});
