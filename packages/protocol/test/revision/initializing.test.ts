import { describe, expect, test } from "vitest";
import {
  type Dialect,
  type Offer,
  type OpeningOutcome,
  type OpeningStep,
  offer,
  VERSIONS,
} from "../../src/index.ts";
import { identity } from "./identity.ts";
import { brief, failed, legacy, modern } from "./openings.ts";

const LEGACY_VERSIONS = VERSIONS.filter((version) => version !== modern);

function dialectOf(step: OpeningStep): Dialect {
  if (step.step === "refused") throw new Error(`Refused: ${step.error.message}`);
  return step.dialect;
}

describe("an initialize that is answered", () => {
  test.each<[Offer, unknown, string]>([
    ["legacy", legacy, `opened ${legacy}`],
    ["legacy", "2025-03-26", "opened 2025-03-26"],
    ["legacy", "2024-11-05", "opened 2024-11-05"],
    ["2025-06-18", "2025-06-18", "opened 2025-06-18"],
    ["2025-06-18", "2025-03-26", "refused: Server speaks 2025-03-26, and this client 2025-06-18"],
    ...["1999-01-01", "", modern].map((version): [Offer, unknown, string] => [
      "legacy",
      version,
      `refused: Server speaks ${version || "no revision"}, and this client ${LEGACY_VERSIONS.join(", ")}`,
    ]),
    ["legacy", 42, `refused: Server speaks 42, and this client ${LEGACY_VERSIONS.join(", ")}`],
    [
      "legacy",
      undefined,
      `refused: Server speaks no revision, and this client ${LEGACY_VERSIONS.join(", ")}`,
    ],
  ])("offering %s, with %j (cases 50, 51)", (which, protocolVersion, expected) => {
    expect(brief(offer(identity, which).accept({ protocolVersion }))).toBe(expected);
  });

  test("is confirmed, and goes on in what the server chose", () => {
    const step = offer(identity, "legacy").accept({
      protocolVersion: "2025-03-26",
      serverInfo: { name: "server", version: "1" },
      capabilities: { tools: {} },
    });

    expect(step).toMatchObject({
      step: "opened",
      dialect: { revision: "2025-03-26", batches: true },
      confirmation: { method: "notifications/initialized" },
      peer: { info: { name: "server", version: "1" }, capabilities: { tools: {} } },
    });
  });

  test("leaves a pinned revision pinned for the next connection", () => {
    const opened = dialectOf(
      offer(identity, "2025-06-18").accept({ protocolVersion: "2025-06-18" }),
    );

    expect(brief(opened.accept({ protocolVersion: legacy }))).toMatch(/^refused/);
  });
});

describe("an initialize that is not answered well", () => {
  const olderOnly = { supported: ["2024-11-05", "2025-03-26"], requested: legacy };

  test.each<[Offer, string, OpeningOutcome, string]>([
    [
      "legacy",
      "silence",
      { status: "timedOut" },
      "refused: Server did not answer initialize in time",
    ],
    [
      "legacy",
      "the death of the server",
      { status: "lost", cause: "Exit code 7" },
      "refused: Exit code 7",
    ],
    ["legacy", "an error", failed(-32_603), "refused: No"],
    ["legacy", "an error that lists older ones", failed(-32_602, olderOnly), "fallback 2025-03-26"],
    [
      "legacy",
      "an error that lists the one offered",
      failed(-32_602, { supported: [legacy] }),
      "refused: No",
    ],
    ["2025-06-18", "an error that lists older ones", failed(-32_602, olderOnly), "refused: No"],
    [
      "legacy",
      "the word of a server without sessions",
      failed(-32_022, { supported: [modern] }),
      "refused: No",
    ],
  ])("offering %s, after %s", (which, _, outcome, expected) => {
    expect(brief(offer(identity, which).fallback(outcome))).toBe(expected);
  });

  test("comes to an end, whatever a server lists", () => {
    let step = offer(identity, "legacy").fallback(failed(-32_602, { supported: VERSIONS }));
    const seen: string[] = [];
    while (step.step === "fallback") {
      seen.push(step.dialect.revision);
      step = step.dialect.fallback(failed(-32_602, { supported: [...VERSIONS].reverse() }));
    }

    expect(step.step).toBe("refused");
    expect(seen.length).toBeLessThan(VERSIONS.length);
  });

  test("leads back to a server without sessions that was only slow to be discovered", () => {
    const initialize = dialectOf(offer(identity).fallback({ status: "timedOut" }));

    const back = initialize.fallback(failed(-32_022, { supported: [modern], requested: legacy }));

    expect(brief(back)).toBe(`fallback ${modern}`);
    expect(brief(dialectOf(back).accept({ supportedVersions: [modern] }))).toBe(`opened ${modern}`);
    expect(brief(dialectOf(back).fallback({ status: "timedOut" }))).toMatch(/^refused/);
  });
});
