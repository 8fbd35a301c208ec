import { MediaType, mediaType } from "@mcp-actors/protocol/http";
import type { HeaderLookup } from "@mcp-actors/transport";

/** Why a body is not read, whatever it holds: it is said to be no JSON, or compressed. Case and parameters are nothing. */
export function bodyProblem(headers: HeaderLookup): string | undefined {
  const type = mediaType(headers.get("content-type"));
  if (type !== MediaType.Json) {
    const said = type === "" ? "and is not there" : `not ${type}`;
    return `Content-Type must be ${MediaType.Json}, ${said}`;
  }
  const encoding = headers.get("content-encoding")?.toLowerCase() ?? IDENTITY;
  if (encoding !== IDENTITY) return `Content-Encoding must be ${IDENTITY}, not ${encoding}`;
  return undefined;
}

const IDENTITY = "identity";

/** Whether a client takes a type; one that says nothing takes all. */
export function accepts(headers: HeaderLookup, type: MediaType): boolean {
  const accept = headers.get("accept");
  if (accept === null || accept === EVERYTHING || accept === USUAL) return true;
  const [main] = type.split("/", 1);
  return accept.split(",").some((range) => {
    const taken = mediaType(range);
    return (taken === type || taken === "*/*" || taken === `${main}/*`) && !REFUSED.test(range);
  });
}

const EVERYTHING = "*/*";
/** What clients are told to say, and mostly do in these very words. */
const USUAL = `${MediaType.Json}, ${MediaType.EventStream}`;

/** A range of quality 0 is what a client does not take. RFC 9110, section 12.4.2 */
const REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/i;
