/** The JSON Pointer of a path. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${escapeStep(String(step))}`).join("");
}

/** The path that a JSON Pointer, or its form in a URI fragment, walks. */
export function fromPointer(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescapeStep);
}

function escapeStep(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescapeStep(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
