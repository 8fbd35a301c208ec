import { describe, expect, test } from "vitest";
import {
  type Dialect,
  LATEST_LEGACY,
  type OpeningOutcome,
  type OpeningStep,
  offer,
} from "../../src/index.ts";
import { identity } from "./identity.ts";

const CAUSE = "POST http://h/mcp was answered";
const rejected = (httpStatus: number): OpeningOutcome => ({
  status: "rejected",
  httpStatus,
  cause: CAUSE,
});
const failed = (code: number, httpStatus: number, data?: unknown): OpeningOutcome => ({
  status: "failed",
  error: { code, message: "No", data },
  httpStatus,
});

function brief(step: OpeningStep): string {
  if (step.step === "opened") return "opened";
  if (step.step === "refused") return `refused: ${step.error.message}`;
  const { revision, twoEndpoints } = step.dialect;
  const how = step.fresh ? "fresh " : "";
  return `${how}${revision}${twoEndpoints === undefined ? "" : ` over two: ${twoEndpoints.because}`}`;
}

const initialize = (): Dialect => {
  const step = offer(identity).fallback(rejected(404));
  if (step.step !== "fallback") throw new Error("No fallback");
  return step.dialect;
};

describe("a discovery over HTTP", () => {
  test.each([
    ["by 400, 404, 405 or 500 alone", [400, 404, 405, 415, 500].map(rejected), "2025-11-25"],
    [
      "by an error that is not modern",
      [failed(-32_601, 404), failed(-32_000, 400), failed(-32_602, 400)],
      "2025-11-25",
    ],
    [
      "by an error that lists 2025 alone (case 49)",
      [failed(-32_022, 400, { supported: ["2025-06-18"], requested: "x" })],
      "2025-06-18",
    ],
    ["by a modern error", [failed(-32_020, 400), failed(-32_021, 400)], "refused: No"],
    [
      "by whoever stands before the server (case 47)",
      [401, 403, 429, 502, 503].map(rejected),
      `refused: ${CAUSE}`,
    ],
  ])("that is refused %s leads where it should", (_name, outcomes, expected) => {
    for (const outcome of outcomes) expect(brief(offer(identity).fallback(outcome))).toBe(expected);
  });

  test("in a pinned revision leads nowhere else, and says why (case 48)", () => {
    expect(brief(offer(identity, "2026-07-28").fallback(rejected(404)))).toBe(
      `refused: Server does not speak 2026-07-28: ${CAUSE}`,
    );
  });
});

describe("an initialize over HTTP", () => {
  test.each([
    [
      "by 400, 404 or 405 alone",
      [400, 404, 405].map(rejected),
      `fresh 2025-11-25 over two: ${CAUSE}`,
    ],
    ["by an error that is not modern", [failed(-32_000, 400)], "fresh 2025-11-25 over two: No"],
    [
      "by an error that lists an older one",
      [failed(-32_602, 400, { supported: ["2025-03-26"] })],
      "2025-03-26",
    ],
    ["by a modern error", [failed(-32_022, 400, { supported: ["2027-01-01"] })], "refused: No"],
    ["for who asks", [401, 403].map(rejected), `refused: ${CAUSE}`],
    ["by a server in trouble", [500, 503].map(rejected), `refused: ${CAUSE}`],
    [
      "with 200",
      [{ status: "failed", error: { code: -32_000, message: "No" } } as const],
      "refused: No",
    ],
  ])("that is refused %s leads where it should", (_name, outcomes, expected) => {
    for (const outcome of outcomes) expect(brief(initialize().fallback(outcome))).toBe(expected);
  });

  test("goes to two endpoints once, and stays there", () => {
    const step = initialize().fallback(rejected(404));
    if (step.step !== "fallback") throw new Error("No fallback");
    expect(brief(step.dialect.fallback(rejected(404)))).toBe(`refused: ${CAUSE}`);
    const opened = step.dialect.accept({ protocolVersion: LATEST_LEGACY.version });
    expect(opened).toMatchObject({ step: "opened", dialect: { twoEndpoints: { because: CAUSE } } });
  });
});

test.each([
  ["tools/list", true],
  ["resources/read", true],
  ["tools/call", false],
  ["no/such", false],
])("asking %s twice is the same as asking once: %s", (method, is) => {
  for (const which of ["legacy", "modern"]) {
    expect(offer(identity, which).repeatable?.(method)).toBe(is);
  }
});
