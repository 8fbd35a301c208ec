import { mediaType } from "@mcp-actors/protocol/http";
import { bad, type Finding } from "../finding.ts";
import type { SeenResponse } from "./recording-fetch.ts";
import { UNCHALLENGED } from "./unchallenged.ts";

/** What is known of a server that answered, and with which no connection came about. */
export interface Refused {
  readonly url: URL;
  readonly response: SeenResponse;
  /** Why the client gave up. */
  readonly refusal: string;
  /** Whether the request said who asks. */
  readonly isVouchedFor: boolean;
  /** Where on the same host a server was found. */
  readonly elsewhere: URL | undefined;
}

/** Findings about a server that answered, and with which no connection came about. */
export function refusedFindings(refused: Refused): readonly Finding[] {
  const { status, headers } = refused.response;
  if (status === 401) return challengeFindings(refused);
  if (status === 403) return [bad("reached", "answers 403: this caller may not ask", FORBIDDEN)];
  if (status === 429) return [bad("reached", "answers 429: it was asked too often", WAIT)];
  if (status >= 300 && status < 400) return [movedFinding(headers, refused.url)];
  if (status >= 500) return [bad("reached", `fails with ${status}`, FAILING)];
  if (isNoEndpoint(refused.response)) return [pathFinding(refused)];
  return [bad("reached", refused.refusal, "Look at what the server logs about it")];
}

/** Whether a response is not that of a server of MCP, so that the path may be wrong. */
export function isNoEndpoint({ status, headers }: SeenResponse): boolean {
  return status === 404 || status === 405 || mediaType(headers.get("content-type")) === PAGE;
}

const PAGE = "text/html";
const FORBIDDEN = "Look which hosts, origins and callers it lets in";
const WAIT = "Wait, and ask again";
const FAILING = "Look at the log of the server, and of the proxy that stands before it";

function challengeFindings({ response, isVouchedFor }: Refused): readonly Finding[] {
  const challenge = response.headers.get("www-authenticate");
  const advice = isVouchedFor
    ? "Look whether the token is whole, not expired, and made for this server"
    : 'Say it with --header "Authorization: Bearer …"';
  const text = isVouchedFor ? "does not take who asks" : "wants to know who asks";
  if (challenge !== null) return [bad("auth", `${text}: ${challenge}`, advice)];
  return [bad("auth", text, advice), UNCHALLENGED];
}

function movedFinding(headers: Headers, url: URL): Finding {
  const location = headers.get("location") ?? "";
  if (!URL.canParse(location, url.href)) return bad("reached", "redirects to nowhere");
  const { origin, pathname } = new URL(location, url.href);
  return bad(
    "reached",
    `redirects to ${origin}${pathname}`,
    "Give that URL: headers are not sent on to another origin",
  );
}

function pathFinding({ response, url, elsewhere }: Refused): Finding {
  const { status, headers } = response;
  const isPage = mediaType(headers.get("content-type")) === PAGE;
  const what = isPage ? `a page for people (${status})` : `${status}`;
  const text = `answers ${url.pathname} with ${what}, as no server of MCP does`;
  const advice =
    elsewhere === undefined
      ? "Look for the path of the endpoint: often it is /mcp"
      : `Something that speaks MCP is at ${elsewhere.origin}${elsewhere.pathname}`;
  return bad("reached", text, advice);
}
