/**
 * Reads the arguments that a model wrote for a tool: an object, or a text that is to be JSON.
 *
 * Models write JSON that is none. It stays the text that it is, which the tool refuses in words that the model reads.
 */
export function readArguments(written: unknown): unknown {
  if (written === undefined || written === null || written === "") return {};
  if (typeof written !== "string") return written;
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}
