import { ProtocolError } from "./errors.ts";

const NAMES: ReadonlySet<unknown> = new Set([
  "ProtocolError",
  "UrlElicitationRequiredError",
  "UnsupportedProtocolVersionError",
  "MissingRequiredClientCapabilityError",
]);

/**
 * What was thrown, if it is a `ProtocolError`: of this copy of the package, or by its name and shape of
 * another, which an installation may well hold beside it.
 */
export function toProtocolError(thrown: unknown): ProtocolError | undefined {
  try {
    if (thrown instanceof ProtocolError) return thrown;
    if (!(thrown instanceof Error) || !NAMES.has(thrown.name)) return undefined;
    const { code, message, data, toJSON }: Copied = thrown;
    // Other libraries have errors of these names, which write themselves otherwise.
    if (!Number.isSafeInteger(code) || typeof message !== "string" || typeof toJSON !== "function")
      return undefined;
    return adopted(code as number, message, { data, cause: thrown });
  } catch {
    // What cannot even be looked at is none.
    return undefined;
  }
}

interface Copied extends Error {
  readonly code?: unknown;
  readonly data?: unknown;
  readonly toJSON?: unknown;
}

function adopted(
  code: number,
  message: string,
  { data, cause }: { readonly data: unknown; readonly cause: Error },
): ProtocolError {
  const error = ProtocolError.from(code, message, data);
  error.cause = cause;
  return error;
}
