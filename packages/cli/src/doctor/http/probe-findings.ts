import { bad, type Finding, good, note } from "../finding.ts";
import { isLoopbackHost } from "./http-visit-findings.ts";
import type { Probes } from "./probes.ts";
import { UNCHALLENGED } from "./unchallenged.ts";

/** Findings about whom a server keeps out. */
export function probeFindings(probes: Probes, url: URL): readonly Finding[] {
  return [
    ...originFindings(probes, url),
    ...unknownSessionFindings(probes),
    ...authFindings(probes),
  ];
}

// spec: basic/transports#security-warning
function originFindings({ stranger }: Probes, { hostname }: URL): readonly Finding[] {
  if (stranger === undefined) return [];
  if (stranger === 403) return [good("origin", "pages of other origins are kept out")];
  const advice = "Answer 403 to an Origin that you do not know";
  return isLoopbackHost(hostname)
    ? [bad("origin", "any page in a browser on this machine can ask it", advice)]
    : [note("origin", "pages of any origin can ask it", advice)];
}

// spec: basic/transports#session-management
function unknownSessionFindings({ unknownSession: status }: Probes): readonly Finding[] {
  if (status === undefined || status === 404) return [];
  return [
    bad(
      "session",
      `one that there is not is answered ${status}`,
      "Answer 404: clients open a new one at that, and at nothing else",
    ),
  ];
}

function authFindings({ nobody }: Probes): readonly Finding[] {
  if (nobody === undefined) return [];
  const { status, challenge } = nobody;
  if (status === 403) return [good("auth", "who says nothing of themselves is kept out")];
  if (status !== 401) {
    return [
      note("auth", "who says nothing of themselves may ask too", "No credentials are needed"),
    ];
  }
  return [
    challenge === null
      ? UNCHALLENGED
      : good("auth", "who says nothing of themselves is told how to"),
  ];
}
