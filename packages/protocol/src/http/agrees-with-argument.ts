import { decodeHeaderValue } from "./header-value.ts";
import { argumentAt, type ParamHeader } from "./param-header.ts";

/** Whether a header, or its absence, says the same as the argument it mirrors. spec: 2026-07-28 basic/transports/streamable-http#custom-headers */
export function agreesWithArgument(
  { path }: ParamHeader,
  value: string | undefined,
  args: unknown,
): boolean {
  const argument = argumentAt(args, path) ?? undefined;
  if (value === undefined || argument === undefined) return value === argument;
  const text = decodeHeaderValue(value);
  if (text === undefined) return false;
  switch (typeof argument) {
    case "string":
      return text === argument;
    case "boolean":
      return text === String(argument);
    case "number":
      // Numbers are compared by value: `42.0` is 42.
      return Number.isSafeInteger(argument) && NUMBER.test(text) && Number(text) === argument;
    default:
      return false;
  }
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
