import { bad, type Finding, good, note } from "../finding.ts";
import { lateFindings } from "../late-findings.ts";
import { isAnswer } from "./is-answer.ts";
import type { HttpVisit } from "./visit-http.ts";

/** Findings about how a server that was visited speaks HTTP. */
export function httpVisitFindings(visit: HttpVisit, url: URL): readonly Finding[] {
  const isStreamable = visit.responses.some(isAnswer);
  return [
    good("reached", `ready after ${Math.round(visit.readyAfter)} ms`),
    ...secrecyFindings(url),
    isStreamable ? good("wire", "Streamable HTTP") : OLD_WIRE,
    ...noiseFindings(visit),
    ...lateFindings(visit),
  ];
}

const OLD_WIRE = note(
  "wire",
  "HTTP+SSE of 2024-11-05, which later revisions replaced",
  "Serve Streamable HTTP beside it",
);

function secrecyFindings({ protocol, hostname }: URL): readonly Finding[] {
  if (protocol === "https:" || isLoopbackHost(hostname)) return [];
  return [note("wire", "is not encrypted: who stands between can read it", "Serve it over https")];
}

/** Whether a host is this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function noiseFindings({ noise }: HttpVisit): readonly Finding[] {
  const [first] = noise;
  if (first === undefined) return [];
  const more = noise.size > 1 ? ` (and ${noise.size - 1} more)` : "";
  return [bad("messages", `carries what is no message: ${first}${more}`)];
}
