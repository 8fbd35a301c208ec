import type { Json } from "../records/index.ts";
import type { Place } from "./shared-parts.ts";

/** What an event carries beside its type: text, or under one name a part of a message that is recorded already. */
export type Said = string | { readonly key: string; readonly place: Place };

/** The same as text. */
export function saidText(said: Said): string {
  if (typeof said === "string") return said;
  const { key, place } = said;
  return `{${JSON.stringify(key)}:{"[wire]":${place.seq},"part":"${place.part}"}}`;
}

/** The same as JSON. */
export function saidJson(said: Said): Json {
  const json: Json = JSON.parse(saidText(said));
  return json;
}

/** How much it is, in characters, about. */
export function saidLength(said: Said): number {
  return typeof said === "string" ? said.length : 48;
}
