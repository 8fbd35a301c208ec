import { linkWith } from "@mcp-actors/machine";
import { MetaKey, type Params, type Request } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import { lastValueFrom } from "rxjs";
import { MirroredCall } from "./mirrored-call.ts";
import { callsTool, type ParamMirror } from "./param-mirror.ts";

/** Most pages of tools that the bridge looks at for one call. */
const MOST_PAGES = 1000;

/** A link to a server over HTTP whose calls mirror arguments in headers, after a look of its own at the list where need be. */
export function mirroringLink(link: Link, mirror: ParamMirror): Link {
  let relearning: Promise<void> | undefined;
  const relearn = (asked: Request): Promise<void> => {
    // Calls that are refused together need one look.
    relearning ??= readTools(link, mirror, asked).finally(() => {
      relearning = undefined;
    });
    return relearning;
  };
  return linkWith(link, (request, observer, within) =>
    callsTool(request) && link.dialect.era === "modern"
      ? new MirroredCall({ link, relearn }, request, observer)
      : link.open(request, observer, within),
  );
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
