import { isRecord } from "@mcp-actors/protocol";
import { invalidParams } from "./invalid-params.ts";

/** Texts by their names. */
export interface Texts {
  readonly [name: string]: string;
}

const NONE: Texts = {};

/** A field that holds texts by their names; none where it is absent. */
export function readTexts(params: { readonly [field: string]: unknown }, field: string): Texts {
  const { [field]: texts = NONE } = params;
  if (!isRecord(texts)) throw invalidParams(`${field} must be an object`);
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== "string") throw invalidParams(`${field}.${name} must be a string`);
  }
  return texts as Texts;
}
