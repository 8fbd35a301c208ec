import { toWords } from "@mcp-actors/transport";

/**
 * Throws where what a call is about is no text, as where all of it was given as one object.
 *
 * @param call - The call as it should be, for the error.
 */
export function checkText(value: unknown, call: string): void {
  if (typeof value === "string") return;
  throw new TypeError(`Call is written ${call}, whose first must be a text, not ${toWords(value)}`);
}
