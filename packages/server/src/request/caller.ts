import {
  ErrorCode,
  findRevision,
  isLoggingLevel,
  isRecord,
  type LoggingLevel,
  type Meta,
  MetaKey,
  type Params,
  ProtocolError,
  type Revision,
  UnsupportedProtocolVersionError,
  VERSIONS,
} from "@mcp-actors/protocol";

/** Who asks, and in which revision: what a session remembers, or what a request says for itself. */
export interface Caller {
  readonly revision: Revision;
  readonly info: Params;
  readonly capabilities: Params;
  /** The least severe log message to send; undefined where none is wanted. */
  readonly logLevel: LoggingLevel | undefined;
}

/** Whether a request speaks for itself. spec: basic/versioning */
export function speaksForItself(meta: unknown): meta is Meta {
  return isRecord(meta) && meta[MetaKey.ProtocolVersion] !== undefined;
}

/** Who asks, by the `_meta` of a request that says so. spec: 2026-07-28 basic/index */
export function readCaller(meta: Meta): Caller {
  // Name by name: to gather and spread the rest takes as long as all else here.
  const { version, info, capabilities, logLevel } = readAccount(meta);
  return { revision: modernRevision(version), info, capabilities, logLevel };
}

/** What a request says for itself, in whatever revision; throws where it does not. */
export function readAccount(meta: Meta): Omit<Caller, "revision"> & { readonly version: string } {
  const {
    [MetaKey.ProtocolVersion]: version,
    [MetaKey.ClientCapabilities]: capabilities,
    [MetaKey.ClientInfo]: info = {},
    [MetaKey.LogLevel]: logLevel,
  } = meta;
  if (typeof version !== "string") throw invalid(MetaKey.ProtocolVersion, "a string");
  if (!isRecord(capabilities)) throw invalid(MetaKey.ClientCapabilities, "an object");
  if (!isRecord(info)) throw invalid(MetaKey.ClientInfo, "an object");
  if (logLevel !== undefined && !isLoggingLevel(logLevel)) {
    throw invalid(MetaKey.LogLevel, "a level of RFC 5424");
  }
  return { version, info, capabilities, logLevel };
}

function modernRevision(requested: string): Revision {
  const revision = findRevision(requested);
  if (revision?.era === "modern") return revision;
  throw new UnsupportedProtocolVersionError(
    `Requests cannot be made in revision ${JSON.stringify(requested)}`,
    { supported: VERSIONS, requested },
  );
}

function invalid(key: string, expected: string): ProtocolError {
  return new ProtocolError(ErrorCode.InvalidParams, `_meta["${key}"] must be ${expected}`);
}
