import { existsSync } from "node:fs";

/** Programs that start servers. */
const STARTERS = /^(?:node|npx|bun|bunx|deno|python3?|uv|uvx|docker|tsx)$/;

/** Where a word that was taken for the name of a server belongs; nothing where it may be such a name. */
export function otherPlace(word: string): string | undefined {
  if (STARTERS.test(word) || /\.[cm]?[jt]s$|\.py$/.test(word) || existsSync(word)) {
    return "A program that is to be started stands after --";
  }
  if (/^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:\/|$)/.test(word)) {
    return `A server that is reached by its URL is named with the wire, as in http://${word}`;
  }
  return undefined;
}
