import type { Dialect, OpeningOutcome, OpeningStep } from "../dialect.ts";
import { ErrorCode } from "../error-code.ts";
import { ProtocolError } from "../errors.ts";
import { isString } from "../guards/json-type.ts";
import type { ErrorObject, Result } from "../json-rpc.ts";
import { MetaKey } from "../meta.ts";
import { isNoWord, MODERN_CODES, unheard } from "./http-outcome.ts";
import { noCommonRevision } from "./no-common-revision.ts";
import { peerAccount } from "./peer-account.ts";
import type { Revision } from "./revision.ts";
import { LATEST_LEGACY, newestCommon, VERSIONS } from "./revisions.ts";
import { supportedVersions } from "./supported-versions.ts";

/** A dialect that opens by discovery, and how it goes on otherwise. */
export interface Discovery {
  readonly dialect: Dialect;
  /** Speaks a revision with sessions instead; undefined where that is not wanted. */
  readonly speakLegacy: ((revision: Revision) => Dialect) | undefined;
  /** The same once more, for a server that refuses what it supports; undefined the second time. */
  readonly askAgain: (() => Dialect) | undefined;
}

/** Where the answer to a discovery leads. spec: server/discover */
export function acceptDiscovery(result: Result, discovery: Discovery): OpeningStep {
  const versions = result["supportedVersions"];
  if (!Array.isArray(versions)) {
    return leaveDiscovery({ status: "failed", error: NO_VERSIONS }, discovery);
  }
  const { dialect } = discovery;
  if (!versions.includes(dialect.revision)) return choose(versions.filter(isString), discovery);
  return {
    step: "opened",
    dialect,
    peer: peerAccount(result, result._meta?.[MetaKey.ServerInfo]),
  };
}

/** spec: basic/transports/stdio: any error but a modern one, and silence, mean a server with sessions. */
export function leaveDiscovery(outcome: OpeningOutcome, discovery: Discovery): OpeningStep {
  if (outcome.status === "failed" && MODERN_CODES.has(outcome.error.code)) {
    const supported = supportedVersions(outcome.error);
    return supported === undefined ? refuse(outcome.error) : choose(supported, discovery);
  }
  if (isNoWord(outcome)) return { step: "refused", error: unheard(outcome) };
  if (discovery.speakLegacy === undefined) {
    return { step: "refused", error: notOffered(outcome, discovery.dialect.revision) };
  }
  // A server that died of the question is asked in its own way when it is started again.
  const fresh = outcome.status === "lost";
  return { step: "fallback", dialect: discovery.speakLegacy(LATEST_LEGACY), fresh };
}

const NO_VERSIONS: ErrorObject = {
  code: ErrorCode.InvalidRequest,
  message: "Server answered discovery without supportedVersions",
};

/** Goes on in the newest revision that both sides speak. */
function choose(supported: readonly string[], discovery: Discovery): OpeningStep {
  const { dialect, speakLegacy, askAgain } = discovery;
  if (askAgain !== undefined && supported.includes(dialect.revision)) {
    return { step: "fallback", dialect: askAgain(), fresh: false };
  }
  const common = newestCommon(supported, "legacy");
  if (speakLegacy !== undefined && common !== undefined) {
    return { step: "fallback", dialect: speakLegacy(common), fresh: false };
  }
  const offered = speakLegacy === undefined ? [dialect.revision] : VERSIONS;
  return { step: "refused", error: noCommonRevision({ supported, offered }) };
}

function refuse({ code, message, data }: ErrorObject): OpeningStep {
  return { step: "refused", error: ProtocolError.from(code, message, data) };
}

/** Why a server that was to speak one revision alone does not. */
function notOffered(outcome: OpeningOutcome, revision: string): ProtocolError {
  switch (outcome.status) {
    case "failed": {
      const { code, message, data } = outcome.error;
      return new ProtocolError(
        ErrorCode.UnsupportedProtocolVersion,
        `Server does not speak ${revision}: it answered server/discover with ${code} ${message}`,
        undefined,
        { cause: ProtocolError.from(code, message, data) },
      );
    }
    case "rejected":
      return new ProtocolError(
        ErrorCode.UnsupportedProtocolVersion,
        `Server does not speak ${revision}: ${outcome.cause}`,
      );
    case "timedOut":
      return new ProtocolError(
        ErrorCode.RequestTimeout,
        "Server did not answer server/discover in time",
      );
    case "lost":
      return new ProtocolError(ErrorCode.ConnectionClosed, outcome.cause);
  }
}
