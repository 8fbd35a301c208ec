import { linkWith } from "@mcp-actors/machine";
import { ErrorCode, MetaKey, type Params, type Request } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import { RetriedExchange, type Retry } from "@mcp-actors/transport/http";
import { lastValueFrom } from "@mcp-actors/transport/rxjs/operators";
import { callsTool, type ParamMirror } from "./param-mirror.ts";

/** Most pages of tools that the bridge looks at for one call. */
const MOST_PAGES = 1000;

/**
 * A link to a server over HTTP whose calls mirror arguments in headers. One that is refused for its headers is of a
 * tool whose list nobody behind the bridge has seen, or not of late: the bridge looks at the list itself, and sends
 * it once more.
 */
export function mirroringLink(link: Link, mirror: ParamMirror): Link {
  const retry = { link, code: ErrorCode.HeaderMismatch, prepare: oneLookAt(link, mirror) };
  return linkWith(link, (request, observer, within) =>
    callsTool(request) && link.dialect.era === "modern"
      ? new RetriedExchange(retry, request, observer)
      : link.open(request, observer, within),
  );
}

/** Reads the list of tools anew; calls that are refused together need one look. */
function oneLookAt(link: Link, mirror: ParamMirror): Retry["prepare"] {
  let looking: Promise<void> | undefined;
  return (asked) => {
    looking ??= readTools(link, mirror, asked).finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

async function readTools(link: Link, mirror: ParamMirror, asked: Request): Promise<void> {
  let cursor: unknown;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await lastValueFrom(link.exchange(pageAfter(cursor, asked)));
    if (!("result" in answer)) return;
    mirror.learn(answer);
    cursor = answer.result["nextCursor"];
    if (typeof cursor !== "string") return;
  }
}

/** Asked in the name of whoever called: what a modern request says of its client is in its `_meta`. */
function pageAfter(cursor: unknown, { params }: Request): Request {
  const { [MetaKey.ProgressToken]: _, ..._meta } = params?._meta ?? {};
  const page: Params = { _meta, ...(typeof cursor === "string" && { cursor }) };
  return { method: "tools/list", params: page };
}
