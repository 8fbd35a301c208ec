import { isRecord, messageOf } from "@mcp-actors/protocol";
import { UsageError } from "../exit/usage-error.ts";

/** The object that the text of an option is. */
export function toJsonObject(text: string, option: string): { readonly [name: string]: unknown } {
  const value = parse(text, option);
  if (isRecord(value)) return value;
  throw new UsageError(`${option} must be a JSON object, not ${text}`);
}

function parse(text: string, option: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = messageOf(cause);
    throw new UsageError(`${option} is not JSON: ${reason}`, { cause });
  }
}
