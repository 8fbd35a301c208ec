import type { WholeOf } from "@mcp-actors/ui";
import { cutMarkOf } from "../../../src/records/cut-mark.ts";

/** Gives the whole of what a mark names; undefined where it is not kept. */
export type Fetch = (name: string) => Promise<unknown>;

/** What JSON in a text has where a part of it was cut. */
const INNER_MARK = /\[(?:cut|JSON|aside) · \d+ chars · [0-9a-f]+\]"/;

/** Gives the whole of texts that were cut, and of JSON in a text whose parts were. */
export function wholeOf(fetch: Fetch): WholeOf {
  return (text) => {
    const mark = cutMarkOf(text);
    if (mark !== undefined) return () => fetch(mark.name);
    const json = INNER_MARK.test(text) ? parsed(text) : undefined;
    return json === undefined ? undefined : () => filled(json, fetch);
  };
}

/** The same value with what was cut in its place, as far as that is kept. */
async function filled(value: unknown, fetch: Fetch): Promise<unknown> {
  if (typeof value === "string") {
    const mark = cutMarkOf(value);
    return mark === undefined ? value : ((await fetch(mark.name)) ?? value);
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((entry) => filled(entry, fetch)));
  const entries = Object.entries(value).map(
    async ([key, entry]) => [key, await filled(entry, fetch)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
