import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import type { Method } from "./method.ts";

/** All tools on one page. spec: server/tools#listing-tools */
export const toolsList: Method = {
  eras: ["legacy", "modern"],
  capability: "tools",
  handle({ params, caller, runtime }) {
    // There is no second page, so a cursor is none that this server gave.
    if (params["cursor"] !== undefined) {
      throw new ProtocolError(ErrorCode.InvalidParams, "Cursor is not one that this server gave");
    }
    return runtime.registry.toolLists.get(caller.revision.version);
  },
};
