import { ErrorCode } from "../error-code.ts";
import { ProtocolError } from "../errors.ts";
import { encodeHeaderValue } from "./header-value.ts";
import type { HeaderFields } from "./http-header.ts";
import { argumentAt, type ParamHeader } from "./param-header.ts";

/** The headers that mirror arguments; what is absent, null or no plain value has none. */
export function paramHeaderFields(headers: readonly ParamHeader[], args: unknown): HeaderFields {
  const fields: { [name: string]: string } = {};
  for (const { header, path } of headers) {
    const text = toText(argumentAt(args, path), path);
    if (text !== undefined) fields[header] = encodeHeaderValue(text);
  }
  return fields;
}

function toText(value: unknown, path: readonly string[]): string | undefined {
  switch (typeof value) {
    case "string":
      return value;
    case "boolean":
      return String(value);
    case "number":
      return numberText(value, path);
    default:
      return undefined;
  }
}

function numberText(value: number, path: readonly string[]): string {
  // spec: basic/transports/streamable-http#custom-headers: integers within the safe range alone
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new ProtocolError(
      ErrorCode.InvalidParams,
      `Argument ${path.join(".")} is beyond the integers that a header can mirror`,
    );
  }
  return String(value);
}
