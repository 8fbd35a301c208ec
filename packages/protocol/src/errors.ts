import { ErrorCode } from "./error-code.ts";
import { isRecord, isStrings } from "./guards/json-type.ts";
import type { ErrorObject } from "./json-rpc.ts";

/** The root of every error that the runtime throws. */
export abstract class McpError extends Error {
  override name = "McpError";
}

/** What one peer tells the other: crosses the wire as the `error` of an answer. */
export class ProtocolError extends McpError {
  override name = "ProtocolError";
  /** A JSON-RPC error code; see `ErrorCode`. */
  readonly code: number;
  /** Declared alone: an error without data has no such property. */
  declare readonly data: unknown;

  constructor(code: number, message: string, data?: unknown, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    if (data !== undefined) this.data = data;
  }

  /** The error that a code stands for: the special subclass where there is one and its data is well-formed. */
  static from(
    code: number,
    message: string,
    data?: unknown,
    options?: ErrorOptions,
  ): ProtocolError {
    const special = SPECIAL[code];
    return special?.(message, data) ?? new ProtocolError(code, message, data, options);
  }

  toJSON(): ErrorObject {
    return this.data === undefined
      ? { code: this.code, message: this.message }
      : { code: this.code, message: this.message, data: this.data };
  }
}

/** The request must wait for a person to visit a URL (2025-11-25, `-32042`). */
export class UrlElicitationRequiredError extends ProtocolError {
  override name = "UrlElicitationRequiredError";
  readonly elicitations: readonly object[];

  constructor(message: string, data: { readonly elicitations: readonly object[] }) {
    super(ErrorCode.UrlElicitationRequired, message, data);
    this.elicitations = data.elicitations;
  }
}

/** The peer does not speak the revision that was asked for (2026-07-28, `-32022`). */
export class UnsupportedProtocolVersionError extends ProtocolError {
  override name = "UnsupportedProtocolVersionError";
  readonly supported: readonly string[];
  readonly requested: string;

  constructor(
    message: string,
    data: { readonly supported: readonly string[]; readonly requested: string },
  ) {
    super(ErrorCode.UnsupportedProtocolVersion, message, data);
    this.supported = data.supported;
    this.requested = data.requested;
  }
}

/** The request needs a capability that its client did not declare (2026-07-28, `-32021`). */
export class MissingRequiredClientCapabilityError extends ProtocolError {
  override name = "MissingRequiredClientCapabilityError";
  readonly requiredCapabilities: object;

  constructor(message: string, data: { readonly requiredCapabilities: object }) {
    super(ErrorCode.MissingRequiredClientCapability, message, data);
    this.requiredCapabilities = data.requiredCapabilities;
  }
}

type Special = (message: string, data: unknown) => ProtocolError | undefined;

const SPECIAL: { readonly [code: number]: Special | undefined } = {
  [ErrorCode.UrlElicitationRequired]: (message, data) =>
    isRecord(data) && isObjects(data["elicitations"])
      ? new UrlElicitationRequiredError(message, { ...data, elicitations: data["elicitations"] })
      : undefined,
  [ErrorCode.UnsupportedProtocolVersion]: (message, data) =>
    isRecord(data) && isStrings(data["supported"]) && typeof data["requested"] === "string"
      ? new UnsupportedProtocolVersionError(message, {
          ...data,
          supported: data["supported"],
          requested: data["requested"],
        })
      : undefined,
  [ErrorCode.MissingRequiredClientCapability]: (message, data) =>
    isRecord(data) && isRecord(data["requiredCapabilities"])
      ? new MissingRequiredClientCapabilityError(message, {
          ...data,
          requiredCapabilities: data["requiredCapabilities"],
        })
      : undefined,
};

function isObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every(isRecord);
}
