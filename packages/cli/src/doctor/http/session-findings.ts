import { HttpHeader } from "@mcp-actors/protocol/http";
import { bad, type Finding, good, note } from "../finding.ts";
import { isAnswer } from "./is-answer.ts";
import type { HttpVisit } from "./visit-http.ts";

/** Findings about the session that a legacy revision has over Streamable HTTP, and about its stream. */
export function sessionFindings(visit: HttpVisit | undefined): readonly Finding[] {
  const { responses } = visit ?? { responses: [] };
  if (!responses.some(isAnswer)) return [];
  const hasSession = responses.some(({ headers }) => headers.has(HttpHeader.SessionId));
  const ended = responses.find(({ method }) => method === "DELETE")?.status;
  const streamed = responses.find(({ method }) => method === "GET")?.status;
  return [
    sessionFinding(hasSession, ended),
    ...(streamed === undefined ? [] : [streamFinding(streamed)]),
  ];
}

function sessionFinding(hasSession: boolean, ended: number | undefined): Finding {
  if (!hasSession) return good("session", "none: each request stands for itself");
  if (ended === undefined || (ended >= 200 && ended < 300)) {
    return good("session", "is kept, and ends when its client says so");
  }
  return note("session", `is kept, and its client cannot end it: DELETE is answered ${ended}`);
}

// spec: basic/transports#listening-for-messages-from-the-server
function streamFinding(status: number): Finding {
  if (status === 200) return good("stream", "carries what belongs to no request");
  if (status === 405) {
    return note("stream", "none: changes are not told between requests");
  }
  return bad("stream", `GET is answered ${status}`, "Answer 405 where there is no stream");
}
