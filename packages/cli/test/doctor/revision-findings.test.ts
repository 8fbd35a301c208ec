import { expect, test } from "vitest";
import { revisionFindings } from "../../src/doctor/revision-findings.ts";

const VERSIONS = ["2026-07-28", "2025-11-25", "2025-06-18"] as const;

const findings = (...spoken: readonly string[]) =>
  revisionFindings(
    VERSIONS.map((revision) => ({
      revision,
      accepted: spoken.includes(revision),
      reason: spoken.includes(revision) ? undefined : "not now",
    })),
  ).map(({ severity, text }) => `${severity} ${text}`);

test("the revision that was spoken at first is not said to be unknown", () => {
  const silent = { accepted: false, reason: "No answer to initialize in 10 s" };
  const [told] = revisionFindings([{ revision: "2025-11-25", ...silent }], new Set(["2025-11-25"]));

  expect(told?.text).toBe("not 2025-11-25 again: No answer to initialize in 10 s");
});

test.each<[spoken: readonly string[], told: readonly string[]]>([
  [VERSIONS, ["good 2026-07-28, 2025-11-25, 2025-06-18"]],
  [["2026-07-28"], ["good 2026-07-28; not 2025-11-25, 2025-06-18"]],
  [["2026-07-28", "2025-06-18"], ["good 2026-07-28, 2025-06-18; not 2025-11-25"]],
  [["2025-11-25"], ["good 2025-11-25; not 2025-06-18", "note not 2026-07-28: not now"]],
  [[], VERSIONS.map((revision) => `note not ${revision}: not now`)],
])("of a server that speaks %j only what is newer is to know", (spoken, told) => {
  expect(findings(...spoken)).toEqual(told);
});
