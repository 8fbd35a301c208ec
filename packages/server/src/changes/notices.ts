import type { JsonRpcNotification, Meta } from "@mcp-actors/protocol";
import type { Change, ListKind } from "./change.ts";

const LISTS: { readonly [Kind in ListKind]: string } = {
  tools: "notifications/tools/list_changed",
  prompts: "notifications/prompts/list_changed",
  resources: "notifications/resources/list_changed",
};

/** The notifications that say nothing but that they were sent: one in a tick says as much as many. */
export const BARE_NOTICES: readonly string[] = Object.values(LISTS);

/** What a client is told of a change. */
export interface Notice {
  /** The same for notices of which the last says all. */
  readonly key: string;
  /** Whether it has no params but a tag. */
  readonly bare: boolean;
  readonly notification: JsonRpcNotification;
}

/** @param tag - The `_meta` that the notification bears. */
export function toNotice(change: Change, tag?: Meta): Notice {
  const params = tag === undefined ? {} : { _meta: tag };
  if ("list" in change) {
    const method = LISTS[change.list];
    const bare = { jsonrpc: "2.0", method } as const;
    return {
      key: method,
      bare: true,
      notification: tag === undefined ? bare : { ...bare, params },
    };
  }
  const method = "notifications/resources/updated";
  const { resource: uri } = change;
  return {
    key: `${method} ${uri}`,
    bare: false,
    notification: { jsonrpc: "2.0", method, params: { uri, ...params } },
  };
}
