import { describe, expect, test } from "vitest";
import { LATEST_LEGACY, LATEST_MODERN, legacyDialect, modernDialect } from "../../src/index.ts";

const identity = { info: { name: "test", version: "1.0.0" }, capabilities: {} };
const modern = modernDialect(LATEST_MODERN, identity);
const legacy = legacyDialect(LATEST_LEGACY, identity);

const refused = (code: number, httpStatus?: number) =>
  ({ jsonrpc: "2.0", error: { code, message: "No" }, httpStatus }) as const;

describe("an error speaks against a revision", () => {
  test.each([
    [-32_022, 400, true],
    [-32_022, undefined, true],
    [-32_000, 400, true],
    [-32_600, 400, true],
    [-32_000, undefined, false],
    [-32_601, 404, false],
    [-32_602, 400, false],
    [-32_020, 400, false],
    [-32_021, 400, false],
    [-32_003, 503, false],
  ])("without sessions if it is %i with the status %s: %s", (code, status, isDoubt) => {
    expect(modern.disowns?.(refused(code, status))).toBe(isDoubt);
  });

  test.each([
    [-32_022, 400, true],
    [-32_020, 400, true],
    [-32_602, 400, false],
    [-32_000, 400, false],
    [-32_001, 404, false],
  ])("with sessions if it is %i with the status %i: %s", (code, status, isDoubt) => {
    expect(legacy.disowns?.(refused(code, status))).toBe(isDoubt);
  });
});
