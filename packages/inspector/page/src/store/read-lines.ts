/** Lines that are handed on at once. */
const BATCH = 5_000;

/** Reads a file line by line, in batches, so that a large one never fills the memory twice. */
export async function* readLines(file: Blob): AsyncGenerator<readonly string[]> {
  let rest = "";
  let lines: string[] = [];
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) lines.push(part);
    if (lines.length < BATCH) continue;
    yield lines;
    lines = [];
  }
  if (rest !== "") lines.push(rest);
  if (lines.length > 0) yield lines;
}
