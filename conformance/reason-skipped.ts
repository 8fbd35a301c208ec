import type { Scenario } from "./suite.ts";

/** A check that the suite does not make, as it should be. */
interface ExpectedSkip {
  /** The scenario by its name. */
  readonly scenario: string;
  /** The id of the check, or its name where one id has several. */
  readonly check: string;
  readonly reason: string;
}

const NO_SESSION = "2026-07-28 has no sessions, so nobody opens one";

const EXPECTED: readonly ExpectedSkip[] = [
  {
    scenario: "http-standard-headers",
    check: "ClientMcpMethodHeader_initialize",
    reason: NO_SESSION,
  },
  {
    scenario: "http-standard-headers",
    check: "ClientMcpMethodHeader_notifications_initialized",
    reason: NO_SESSION,
  },
];

/** Why a check of a scenario is skipped; undefined where nothing is known that speaks for it. */
export function reasonSkipped(
  { name: scenario }: Scenario,
  { id, name }: { readonly id: string; readonly name: string },
): string | undefined {
  return EXPECTED.find(
    (skip) => skip.scenario === scenario && (skip.check === id || skip.check === name),
  )?.reason;
}
