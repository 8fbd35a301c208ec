import type { Json } from "../records/index.ts";

/** What an event carries beside its type: text, or under one name a part of a message that is recorded already. */
export type Said = string | SaidPart;

/** A part of a message, by the number of its record, and the name that the event has for it. */
export interface SaidPart {
  readonly key: string;
  readonly seq: number;
  readonly part: string;
}

/** The same as text. */
export function saidText(said: Said): string {
  if (typeof said === "string") return said;
  return `{${JSON.stringify(said.key)}:{"[wire]":${said.seq},"part":"${said.part}"}}`;
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
