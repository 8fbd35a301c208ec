import { describe, expect, test } from "vitest";
import { type Offer, type OpeningOutcome, offer, type Result, VERSIONS } from "../../src/index.ts";
import { identity } from "./identity.ts";
import { brief, failed, legacy, modern } from "./openings.ts";

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
