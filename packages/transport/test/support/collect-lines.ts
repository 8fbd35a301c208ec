import { LineSplitter } from "@mcp-actors/transport";

/** The lines that chunks carry, in one go. */
export function collectLines(
  chunks: Iterable<Uint8Array | string>,
  maxBytes?: number,
): readonly string[] {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(line), maxBytes);
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return lines;
}

/** Bytes cut into pieces of a size. */
export function pieces(bytes: Uint8Array, size: number): readonly Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}
