import { isOptional, isRecord, isString, isStrings } from "../guards/json-type.ts";
import type { CreateMessageRequestParams } from "../vocabulary/sampling.ts";
import { isMessage } from "./is-message.ts";

type Fields = { readonly [field: string]: unknown };

/** Whether params ask for a model's next message; tools and preferences are not looked into. */
export function isCreateMessageParams(value: unknown): value is CreateMessageRequestParams {
  return (
    isRecord(value) &&
    Array.isArray(value["messages"]) &&
    value["messages"].every(isMessage) &&
    Number.isInteger(value["maxTokens"]) &&
    hasPlainOptions(value) &&
    hasOpenOptions(value)
  );
}

function hasPlainOptions(params: Fields): boolean {
  return (
    isOptional(params["systemPrompt"], isString) &&
    isOptional(params["includeContext"], isScope) &&
    isOptional(params["temperature"], Number.isFinite) &&
    isOptional(params["stopSequences"], isStrings)
  );
}

function hasOpenOptions(params: Fields): boolean {
  return (
    isOptional(params["modelPreferences"], isRecord) &&
    isOptional(params["metadata"], isRecord) &&
    isOptional(params["tools"], (tools) => Array.isArray(tools) && tools.every(isRecord)) &&
    isOptional(params["toolChoice"], isRecord)
  );
}

function isScope(value: unknown): boolean {
  return value === "none" || value === "thisServer" || value === "allServers";
}
