import { bad, type Finding, good, note } from "./finding.ts";
import { lateFindings } from "./late-findings.ts";
import { GRACES, type Visit } from "./visit.ts";

/** What to do about a message that no line feed ends. */
export const END_OF_LINE =
  "End each message with a line feed, and flush it: without one it is none yet";

/** Findings about how a process starts, what it prints, and how it ends. */
export function visitFindings(visit: Visit): readonly Finding[] {
  return [
    ...startFindings(visit),
    ...noiseFindings(visit),
    ...unendedFindings(visit),
    ...lateFindings(visit),
    ...endFindings(visit),
  ];
}

function startFindings({ readyAfter, processes }: Visit): readonly Finding[] {
  const ready = `ready after ${Math.round(readyAfter)} ms`;
  if (processes > 1) {
    const advice = "Answer server/discover with error -32601 instead of exiting";
    return [note("start", `${ready}, but died of server/discover and was restarted`, advice)];
  }
  if (readyAfter > 5000) return [note("start", `${ready}: clients may give up before that`)];
  return [good("start", ready)];
}

function unendedFindings({ unended }: Visit): readonly Finding[] {
  if (unended === "") return [];
  return [bad("stdout", `holds what has no end of line: ${unended}`, END_OF_LINE)];
}

function noiseFindings({ noise, hiding, unended }: Visit): readonly Finding[] {
  if (noise.size === 0) return unended !== "" ? [] : [good("stdout", "carries messages alone")];
  const [first] = noise;
  const more = noise.size > 1 ? ` (and ${noise.size - 1} more)` : "";
  const advice =
    hiding.size > 0
      ? "Write logs to stderr: a line that they begin hides the answer that ends it"
      : "Write logs to stderr: anything else on stdout breaks stricter clients";
  return [bad("stdout", `carries what is no message: ${first}${more}`, advice)];
}

function endFindings({ endedAfter }: Visit): readonly Finding[] {
  const { eofGrace, termGrace } = GRACES;
  if (endedAfter < eofGrace) {
    return [good("end", `exits ${Math.round(endedAfter)} ms after its stdin`)];
  }
  const advice = "Exit when stdin ends: a client that crashes cannot send a signal";
  if (endedAfter < eofGrace + termGrace) {
    return [note("end", "outlives its stdin, and exits on SIGTERM", advice)];
  }
  return [bad("end", "outlives its stdin and SIGTERM, and had to be killed", advice)];
}
