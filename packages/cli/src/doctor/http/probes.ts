import { HttpHeader } from "@mcp-actors/protocol/http";
import type { UrlTarget } from "../../target/server-target.ts";
import { askByHand, unknownSession } from "./ask-by-hand.ts";
import type { HttpVisit } from "./visit-http.ts";

/** An origin that no server can have in its list. */
const STRANGER = "https://stranger.invalid";

/** How a server answered what no well-meant client asks; undefined where it was not asked, or did not answer. */
export interface Probes {
  /** The status for a page of a strange origin. */
  readonly stranger: number | undefined;
  /** The status for a session that there is not. */
  readonly unknownSession: number | undefined;
  /** The answer to who says nothing of themselves, where somebody was vouched for. */
  readonly nobody: { readonly status: number; readonly challenge: string | null } | undefined;
}

/** How long, and until when, probes may go on. */
export interface ProbeOptions {
  readonly signal: AbortSignal;
  readonly timeout: number;
}

/**
 * Asks a server what shows whom it keeps out.
 *
 * @param inSession - A visit in a legacy revision, if it speaks one.
 */
export async function probe(
  { url, headers }: UrlTarget,
  inSession: HttpVisit | undefined,
  options: ProbeOptions,
): Promise<Probes> {
  const revision = inSession === undefined ? undefined : sessionRevision(inSession);
  const asStranger = await askByHand({
    ...options,
    url,
    headers: { ...headers, origin: STRANGER },
  });
  const inVain =
    revision === undefined
      ? undefined
      : await askByHand({ ...options, url, headers: { ...headers, ...unknownSession(revision) } });
  const asNobody = isVouchedFor(headers) ? await askByHand({ ...options, url }) : undefined;
  return {
    stranger: asStranger?.status,
    unknownSession: inVain?.status,
    nobody: asNobody && {
      status: asNobody.status,
      challenge: asNobody.headers.get("www-authenticate"),
    },
  };
}

/** The revision of a session, where there was one. */
function sessionRevision({ account, responses }: HttpVisit): string | undefined {
  const hasSession = responses.some((one) => one.headers.has(HttpHeader.SessionId));
  return hasSession ? account?.revision : undefined;
}

function isVouchedFor(headers: UrlTarget["headers"]): boolean {
  return headers["authorization"] !== undefined;
}
