import type { Dialect, OpeningOutcome, OpeningStep } from "../dialect.ts";
import { ProtocolError } from "../errors.ts";
import { HttpHeader } from "../http/http-header.ts";
import type { ErrorObject, Result } from "../json-rpc.ts";
import { address, commonDialect } from "./common-dialect.ts";
import { disownsLegacy } from "./disowning.ts";
import { unheard, whyUnserved } from "./http-outcome.ts";
import type { Identity } from "./identity.ts";
import { noCommonRevision } from "./no-common-revision.ts";
import { peerAccount } from "./peer-account.ts";
import type { Revision } from "./revision.ts";
import { findRevision, newestCommon, REVISIONS } from "./revisions.ts";
import { supportedVersions } from "./supported-versions.ts";

/** How a dialect with sessions opens a connection. */
export interface LegacyOptions {
  /** Takes this revision and no other. Default false. */
  readonly pinned?: boolean | undefined;
  /** Where to go when the server turns out to speak it, and not to have sessions. */
  readonly modern?: Dialect | undefined;
  /** Speaks over the two endpoints of 2024-11-05, because of what an opening over one came to. */
  readonly twoEndpoints?: { readonly because: string } | undefined;
}

/** How a revision with sessions is spoken. spec: basic/lifecycle */
export function legacyDialect(
  revision: Revision,
  identity: Identity,
  options: LegacyOptions = {},
): Dialect {
  const speak = (other: Revision): Dialect => legacyDialect(other, identity, options);
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
    accept: (result) => {
      const chosen = findAcceptable(result["protocolVersion"], revision, options);
      return chosen === undefined
        ? { step: "refused", error: unacceptable(result, revision, options) }
        : opened(result, speak(chosen));
    },
    disowns: disownsLegacy,
    fallback: (outcome) => fallback(outcome, { revision, identity, options, speak }),
    // spec: 2025-06-18 basic/transports#protocol-version-header: not before it was agreed on
    headers: (message) =>
      message?.method === "initialize" ? {} : { [HttpHeader.ProtocolVersion]: revision.version },
    twoEndpoints: options.twoEndpoints,
  };
}

function fallback(outcome: OpeningOutcome, attempt: Attempt): OpeningStep {
  const step = outcome.status === "failed" ? afterError(outcome.error, attempt) : refuse(outcome);
  const because = step.step === "refused" ? whyUnserved(outcome) : undefined;
  if (because === undefined || attempt.options.twoEndpoints !== undefined) return step;
  const options = { ...attempt.options, twoEndpoints: { because } };
  const dialect = legacyDialect(attempt.revision, attempt.identity, options);
  return { step: "fallback", dialect, fresh: true };
}

function refuse(outcome: OpeningOutcome): OpeningStep {
  return { step: "refused", error: unheard(outcome) };
}

/** spec: basic/lifecycle: a server may choose another revision than was asked for. */
function findAcceptable(
  version: unknown,
  offered: Revision,
  { pinned = false }: LegacyOptions,
): Revision | undefined {
  const chosen = findRevision(version);
  if (pinned) return chosen === offered ? chosen : undefined;
  return chosen?.era === "legacy" ? chosen : undefined;
}

function opened(result: Result, dialect: Dialect): OpeningStep {
  return {
    step: "opened",
    dialect,
    confirmation: { method: "notifications/initialized" },
    peer: peerAccount(result, result["serverInfo"]),
  };
}

function unacceptable(result: Result, offered: Revision, { pinned }: LegacyOptions) {
  const version = result["protocolVersion"];
  return noCommonRevision({
    supported: [typeof version === "string" ? version : (JSON.stringify(version) ?? "no revision")],
    offered: pinned === true ? [offered.version] : LEGACY_VERSIONS,
  });
}

const LEGACY_VERSIONS = REVISIONS.filter(({ era }) => era === "legacy").map(
  ({ version }) => version,
);

interface Attempt {
  readonly revision: Revision;
  readonly identity: Identity;
  readonly options: LegacyOptions;
  readonly speak: (other: Revision) => Dialect;
}

/** A server that refuses and names what it speaks is asked once more, for that. */
function afterError(error: ErrorObject, { revision, options, speak }: Attempt): OpeningStep {
  const supported = supportedVersions(error) ?? [];
  const { modern, pinned } = options;
  if (modern !== undefined && supported.includes(modern.revision)) {
    return { step: "fallback", dialect: modern, fresh: false };
  }
  const common = pinned === true ? undefined : newestCommon(supported, "legacy");
  // Only ever an older one, so that this comes to an end.
  if (common !== undefined && common.version < revision.version) {
    return { step: "fallback", dialect: speak(common), fresh: false };
  }
  return { step: "refused", error: ProtocolError.from(error.code, error.message, error.data) };
}
