import { describe, expect, test } from "vitest";
import {
  type Dialect,
  LATEST_LEGACY,
  LATEST_MODERN,
  type Offer,
  type OpeningOutcome,
  type OpeningStep,
  offer,
  REVISIONS,
  type Result,
  VERSIONS,
} from "../../src/index.ts";
import { identity } from "./identity.ts";

const modern = LATEST_MODERN.version;
const legacy = LATEST_LEGACY.version;
const LEGACY_VERSIONS = VERSIONS.filter((version) => version !== modern);

/** An error as an opening hears it. */
function failed(code: number, data?: unknown, message = "No"): OpeningOutcome {
  return { status: "failed", error: { code, message, ...(data !== undefined && { data }) } };
}

/** What a step comes to, in a few words. */
function brief(step: OpeningStep): string {
  switch (step.step) {
    case "opened":
      return `opened ${step.dialect.revision}`;
    case "fallback":
      return `${step.fresh ? "fresh " : ""}fallback ${step.dialect.revision}`;
    case "refused":
      return `refused: ${step.error.message}`;
  }
}

function dialectOf(step: OpeningStep): Dialect {
  if (step.step === "refused") throw new Error(`Refused: ${step.error.message}`);
  return step.dialect;
}

describe("what is sent first", () => {
  test.each<[Offer, string, string]>([
    ["auto", "server/discover", modern],
    ["modern", "server/discover", modern],
    ["legacy", "initialize", legacy],
    ...REVISIONS.map(({ version, era }): [Offer, string, string] => [
      version,
      era === "modern" ? "server/discover" : "initialize",
      version,
    ]),
  ])("offering %s it is %s, in %s", (which, method, revision) => {
    const dialect = offer(identity, which);

    expect(dialect.opening().method).toBe(method);
    expect(dialect.revision).toBe(revision);
  });

  test("initialize says who asks, for what, and in which revision", () => {
    expect(offer(identity, "2025-03-26").opening().params).toEqual({
      protocolVersion: "2025-03-26",
      capabilities: identity.capabilities,
      clientInfo: identity.info,
    });
  });

  test.each(["2023-01-01", "", "AUTO"])("a revision %j that nobody knows is refused", (which) => {
    expect(() => offer(identity, which)).toThrow(RangeError);
  });
});

describe("a discovery that is answered", () => {
  test.each<[Offer, string, unknown, string]>([
    ["auto", "ours alone", [modern], `opened ${modern}`],
    ["auto", "ours among others", ["2099-01-01", legacy, modern], `opened ${modern}`],
    ["auto", "some with sessions (case 49)", ["2025-03-26", "2025-06-18"], "fallback 2025-06-18"],
    [
      "auto",
      "none of ours",
      ["2099-01-01"],
      `refused: Server speaks 2099-01-01, and this client ${VERSIONS.join(", ")}`,
    ],
    [
      "auto",
      "none at all",
      [],
      `refused: Server speaks no revision, and this client ${VERSIONS.join(", ")}`,
    ],
    ["auto", "no list", undefined, `fallback ${legacy}`],
    ["auto", "a list that is none", modern, `fallback ${legacy}`],
    ["modern", "ours alone", [modern], `opened ${modern}`],
    [
      "modern",
      "some with sessions (case 48)",
      [legacy],
      `refused: Server speaks ${legacy}, and this client ${modern}`,
    ],
  ])("offering %s, with %s", (which, _, supportedVersions, expected) => {
    expect(brief(offer(identity, which).accept({ supportedVersions }))).toBe(expected);
  });

  test("tells what the server says of itself, and leaves out what is garbled", () => {
    const result: Result = {
      supportedVersions: [modern],
      capabilities: { tools: {} },
      instructions: "Ask nicely",
      _meta: { "io.modelcontextprotocol/serverInfo": { name: "server", version: "1" } },
    };

    expect(offer(identity).accept(result)).toMatchObject({
      step: "opened",
      peer: {
        info: { name: "server", version: "1" },
        capabilities: { tools: {} },
        instructions: "Ask nicely",
      },
    });
    expect(
      offer(identity).accept({ supportedVersions: [modern], capabilities: true, instructions: 1 }),
    ).toMatchObject({ peer: { info: {}, capabilities: {}, instructions: undefined } });
  });
});

describe("a discovery that is not answered well", () => {
  const both = { supported: [modern, legacy], requested: "2099-01-01" };

  test.each<[string, OpeningOutcome, string]>([
    ["silence (case 44)", { status: "timedOut" }, `fallback ${legacy}`],
    [
      "the death of the server (case 43)",
      { status: "lost", cause: "Gone" },
      `fresh fallback ${legacy}`,
    ],
    ...[-32_601, -32_602, -32_600, -32_603, -32_700, -32_000, -32_001, -32_099, 0, 404].map(
      (code): [string, OpeningOutcome, string] => [
        `error ${code} (case 45)`,
        failed(code),
        `fallback ${legacy}`,
      ],
    ),
    [
      "a version error that lists older ones (case 49)",
      failed(-32_022, { supported: ["2025-03-26"], requested: modern }),
      "fallback 2025-03-26",
    ],
    [
      "a version error that lists them and nothing else",
      failed(-32_022, { supported: ["2025-03-26"] }),
      "fallback 2025-03-26",
    ],
    ["a version error that lists ours and older ones", failed(-32_022, both), `fallback ${modern}`],
    [
      "a version error that lists none of ours",
      failed(-32_022, { supported: ["2099-01-01"] }),
      `refused: Server speaks 2099-01-01, and this client ${VERSIONS.join(", ")}`,
    ],
    ["a version error that lists nothing", failed(-32_022), "refused: No"],
    ["a header mismatch", failed(-32_020), "refused: No"],
    ["a missing capability", failed(-32_021, { requiredCapabilities: {} }), "refused: No"],
  ])("in auto, after %s", (_, outcome, expected) => {
    expect(brief(offer(identity).fallback(outcome))).toBe(expected);
  });

  test.each<[string, OpeningOutcome, string]>([
    ["silence", { status: "timedOut" }, "refused: Server did not answer server/discover in time"],
    ["the death of the server", { status: "lost", cause: "Exit code 7" }, "refused: Exit code 7"],
    [
      "an error of an older server (case 48)",
      failed(-32_601, undefined, "Method not found"),
      `refused: Server does not speak ${modern}: it answered server/discover with -32601 Method not found`,
    ],
    [
      "a version error that lists older ones",
      failed(-32_022, { supported: [legacy] }),
      `refused: Server speaks ${legacy}, and this client ${modern}`,
    ],
  ])("in the modern era alone, after %s", (_, outcome, expected) => {
    expect(brief(offer(identity, "modern").fallback(outcome))).toBe(expected);
  });

  test.each<[Offer, string]>([
    ["auto", `fallback ${legacy}`],
    ["modern", `refused: Server speaks ${modern}, ${legacy}, and this client ${modern}`],
  ])("offering %s, a server that refuses what it supports is asked once more", (which, second) => {
    const again = offer(identity, which).fallback(failed(-32_022, both));

    expect(brief(again)).toBe(`fallback ${modern}`);
    expect(again.step === "fallback" && brief(again.dialect.fallback(failed(-32_022, both)))).toBe(
      second,
    );
  });

  test("a refusal keeps the server's own error as its cause", () => {
    const step = offer(identity, "modern").fallback(failed(-32_601, { hint: 1 }));

    expect(step).toMatchObject({
      error: { code: -32_022, cause: { code: -32_601, data: { hint: 1 } } },
    });
  });

  test("a refusal for lack of common ground names both sides as data", () => {
    const step = offer(identity, "modern").accept({ supportedVersions: [legacy] });

    expect(step).toMatchObject({
      error: {
        code: -32_022,
        name: "UnsupportedProtocolVersionError",
        data: { supported: [legacy], requested: modern },
      },
    });
  });
});

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
