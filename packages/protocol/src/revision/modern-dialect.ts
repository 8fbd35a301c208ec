import { isRequestId } from "../decode.ts";
import type { AnswerKind, Dialect } from "../dialect.ts";
import { frozenCopy } from "../frozen-copy.ts";
import type { JsonRpcNotification, RequestId, Result } from "../json-rpc.ts";
import { MetaKey } from "../meta.ts";
import { address, commonDialect } from "./common-dialect.ts";
import { acceptDiscovery, type Discovery, leaveDiscovery } from "./discovery.ts";
import { disownsModern } from "./disowning.ts";
import type { Identity } from "./identity.ts";
import { asksProperly, questions, resume } from "./input-required.ts";
import { legacyDialect } from "./legacy-dialect.ts";
import { mirroredFields } from "./mirrored-fields.ts";
import type { Revision } from "./revision.ts";

/**
 * How a revision without sessions is spoken: each request says who asks.
 *
 * @param options.pinned - Never fall back to a revision with sessions.
 * @param options.again - The server has refused it once.
 * spec: 2026-07-28 basic/index, basic/versioning
 */
export function modernDialect(
  revision: Revision,
  identity: Identity,
  options?: { readonly pinned?: boolean; readonly again?: boolean },
): Dialect {
  // Nobody can change what is in it, so that its text may be kept; itself it is copied for each request.
  const stamp = {
    [MetaKey.ProtocolVersion]: revision.version,
    [MetaKey.ClientCapabilities]: frozenCopy(identity.capabilities),
    [MetaKey.ClientInfo]: frozenCopy(identity.info),
  };
  const dialect: Dialect = {
    ...commonDialect,
    revision: revision.version,
    era: "modern",
    batches: revision.batches,
    errorsWithoutId: revision.errorsWithoutId,
    belongsTo,
    prepare: ({ method, params }, id) => address(method, params, id, stamp),
    kind,
    // spec: basic/index: a server sends no requests, it asks in its answers.
    asks: () => false,
    questions,
    resume,
    probe: () => ({ method: "server/discover" }),
    opening: () => ({ method: "server/discover" }),
    accept: (result) => acceptDiscovery(result, discovery),
    fallback: (outcome) => leaveDiscovery(outcome, discovery),
    disowns: disownsModern,
    headers: (message) => mirroredFields(revision, message),
  };
  const discovery: Discovery = {
    dialect,
    speakLegacy: options?.pinned === true ? undefined : speakLegacy(revision, identity),
    askAgain:
      options?.again === true
        ? undefined
        : () => modernDialect(revision, identity, { ...options, again: true }),
  };
  return dialect;
}

/** A server that was only slow to answer the discovery may yet say that it has no sessions. */
function speakLegacy(revision: Revision, identity: Identity) {
  return (legacy: Revision): Dialect =>
    legacyDialect(legacy, identity, {
      modern: modernDialect(revision, identity, { pinned: true }),
    });
}

function belongsTo(notification: JsonRpcNotification): RequestId | undefined {
  const { method, params } = notification;
  // Only a server ends a listen stream so; a client's own cancels never come back.
  const key =
    method === "notifications/cancelled"
      ? params?.["requestId"]
      : params?._meta?.[MetaKey.SubscriptionId];
  return isRequestId(key) ? key : commonDialect.belongsTo(notification);
}

function kind(result: Result): AnswerKind {
  switch (result["resultType"]) {
    case undefined:
    case "complete":
      return "complete";
    case "input_required":
      return asksProperly(result) ? "inputRequired" : "invalid";
    case "task":
      return "task";
    default:
      return "invalid";
  }
}
