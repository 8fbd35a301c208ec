import type { Dialect, OpeningStep } from "../dialect.ts";
import { ErrorCode } from "../error-code.ts";
import { type McpError, ProtocolError } from "../errors.ts";
import type { Result } from "../json-rpc.ts";
import { address, commonDialect } from "./common-dialect.ts";
import type { Identity } from "./identity.ts";
import { peerAccount } from "./peer-account.ts";
import type { Revision } from "./revision.ts";
import { findRevision, VERSIONS } from "./revisions.ts";

/** How a revision with sessions is spoken. spec: basic/lifecycle */
export function legacyDialect(
  revision: Revision,
  identity: Identity,
  options?: { readonly pinned?: boolean },
): Dialect {
  return {
    ...commonDialect,
    revision: revision.version,
    era: "legacy",
    batches: revision.batches,
    errorsWithoutId: revision.errorsWithoutId,
    prepare: ({ method, params }, id) => address(method, params, id),
    kind: () => "complete",
    questions: () => new Map(),
    resume: (request) => request,
    probe: () => ({ method: "ping" }),
    opening: () => ({
      method: "initialize",
      params: {
        protocolVersion: revision.version,
        capabilities: identity.capabilities,
        clientInfo: identity.info,
      },
    }),
    accept: (result) => accept(result, revision, identity, options?.pinned ?? false),
    fallback: (outcome) => ({ step: "refused", error: refusal(outcome) }),
  };
}

function accept(
  result: Result,
  offered: Revision,
  identity: Identity,
  pinned: boolean,
): OpeningStep {
  const version = result["protocolVersion"];
  const chosen = findRevision(version);
  const acceptable = pinned ? chosen === offered : chosen?.era === "legacy";
  if (chosen === undefined || !acceptable) {
    const ours = pinned ? offered.version : VERSIONS.join(", ");
    return {
      step: "refused",
      error: new ProtocolError(
        ErrorCode.UnsupportedProtocolVersion,
        `Server chose revision ${JSON.stringify(version)}, and this client speaks ${ours}`,
        { supported: VERSIONS, requested: offered.version },
      ),
    };
  }
  return {
    step: "opened",
    dialect: legacyDialect(chosen, identity),
    confirmation: { method: "notifications/initialized" },
    peer: peerAccount(result, result["serverInfo"]),
  };
}

function refusal(outcome: Parameters<Dialect["fallback"]>[0]): McpError {
  switch (outcome.status) {
    case "failed": {
      const { code, message, data } = outcome.error;
      return ProtocolError.from(code, message, data);
    }
    case "timedOut":
      return new ProtocolError(
        ErrorCode.RequestTimeout,
        "Server did not answer initialize in time",
      );
    case "lost":
      return new ProtocolError(ErrorCode.ConnectionClosed, outcome.cause);
  }
}
