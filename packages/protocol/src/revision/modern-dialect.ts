import { isRequestId } from "../decode.ts";
import type { AnswerKind, Dialect, OpeningOutcome, OpeningStep } from "../dialect.ts";
import { ErrorCode } from "../error-code.ts";
import { ProtocolError, UnsupportedProtocolVersionError } from "../errors.ts";
import type { JsonRpcNotification, Request, RequestId, Result } from "../json-rpc.ts";
import { MetaKey } from "../meta.ts";
import { address, commonDialect } from "./common-dialect.ts";
import type { Identity } from "./identity.ts";
import { legacyDialect } from "./legacy-dialect.ts";
import { peerAccount } from "./peer-account.ts";
import type { Revision } from "./revision.ts";
import { LATEST_LEGACY, newestCommon } from "./revisions.ts";

/**
 * How a revision without sessions is spoken: each request says who asks.
 *
 * @param options.pinned - Never fall back to a revision with sessions.
 * spec: 2026-07-28 basic/index, basic/versioning
 */
export function modernDialect(
  revision: Revision,
  identity: Identity,
  options?: { readonly pinned?: boolean },
): Dialect {
  const stamp = {
    [MetaKey.ProtocolVersion]: revision.version,
    [MetaKey.ClientCapabilities]: identity.capabilities,
    [MetaKey.ClientInfo]: identity.info,
  };
  const pinned = options?.pinned ?? false;
  const dialect: Dialect = {
    ...commonDialect,
    revision: revision.version,
    era: "modern",
    batches: revision.batches,
    errorsWithoutId: revision.errorsWithoutId,
    belongsTo,
    prepare: ({ method, params }, id) => address(method, params, id, stamp),
    kind,
    questions,
    resume,
    probe: () => ({ method: "server/discover" }),
    opening: () => ({ method: "server/discover" }),
    accept: (result) => accept(result, dialect, identity, pinned),
    fallback: (outcome) => fallback(outcome, identity, pinned),
  };
  return dialect;
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
      return asksSomething(result) ? "inputRequired" : "invalid";
    case "task":
      return "task";
    default:
      return "invalid";
  }
}

function asksSomething({ inputRequests, requestState }: Result): boolean {
  return inputRequests === undefined ? typeof requestState === "string" : isRecord(inputRequests);
}

/** spec: basic/patterns/mrtr: a map from key to method and params. Malformed entries are no questions. */
function questions(result: Result): ReadonlyMap<string, Request> {
  const asked = result["inputRequests"];
  if (!isRecord(asked)) return new Map();
  return new Map(
    Object.entries(asked).filter((entry): entry is [string, Request] => isRequest(entry[1])),
  );
}

/** spec: basic/patterns/mrtr: same params, answers of this round alone, state exactly as received. */
function resume(request: Request, asked: Result, answers: ReadonlyMap<string, Result>): Request {
  const { requestState } = asked;
  const inputResponses = Object.fromEntries(answers);
  return {
    method: request.method,
    params: {
      ...request.params,
      ...(answers.size > 0 && { inputResponses }),
      ...(requestState !== undefined && { requestState }),
    },
  };
}

function accept(
  result: Result,
  dialect: Dialect,
  identity: Identity,
  pinned: boolean,
): OpeningStep {
  const versions = result["supportedVersions"];
  if (!Array.isArray(versions)) {
    return fallback({ status: "failed", error: NO_VERSIONS }, identity, pinned);
  }
  if (versions.includes(dialect.revision)) {
    const peer = peerAccount(result, result._meta?.[MetaKey.ServerInfo]);
    return { step: "opened", dialect, peer };
  }
  return fallbackTo(versions, identity, pinned);
}

const NO_VERSIONS = {
  code: ErrorCode.InvalidRequest,
  message: "Server answered discovery without supportedVersions",
};

/** spec: basic/transports/stdio: any error but a modern one, and silence, mean a server with sessions. */
function fallback(outcome: OpeningOutcome, identity: Identity, pinned: boolean): OpeningStep {
  if (outcome.status === "failed") {
    const { code, message, data } = outcome.error;
    const error = ProtocolError.from(code, message, data);
    if (error instanceof UnsupportedProtocolVersionError) {
      return fallbackTo(error.supported, identity, pinned);
    }
    if (pinned || MODERN_CODES.has(code)) return { step: "refused", error };
  }
  if (pinned) return { step: "refused", error: notOffered(outcome) };
  const dialect = legacyDialect(LATEST_LEGACY, identity);
  return { step: "fallback", dialect, fresh: outcome.status === "lost" };
}

const MODERN_CODES: ReadonlySet<number> = new Set([
  ErrorCode.HeaderMismatch,
  ErrorCode.MissingRequiredClientCapability,
]);

function fallbackTo(
  versions: readonly unknown[],
  identity: Identity,
  pinned: boolean,
): OpeningStep {
  const legacy = pinned ? undefined : newestCommon(versions, "legacy");
  if (legacy !== undefined) {
    return { step: "fallback", dialect: legacyDialect(legacy, identity), fresh: false };
  }
  return {
    step: "refused",
    error: new ProtocolError(
      ErrorCode.UnsupportedProtocolVersion,
      `Server speaks only ${versions.join(", ") || "no revision"}`,
    ),
  };
}

function notOffered(outcome: OpeningOutcome): ProtocolError {
  return outcome.status === "lost"
    ? new ProtocolError(ErrorCode.ConnectionClosed, outcome.cause)
    : new ProtocolError(ErrorCode.RequestTimeout, "Server did not answer server/discover in time");
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRequest(value: unknown): value is Request {
  return (
    isRecord(value) &&
    typeof value["method"] === "string" &&
    (value["params"] === undefined || isRecord(value["params"]))
  );
}
