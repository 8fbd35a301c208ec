/** A recording again and again, each time of other processes and later, until there are so many records. */
export function manyRecords(recording: string, count: number): string {
  const lines = recording.trimEnd().split("\n");
  const processes = [...new Set(lines.map((line) => /"peer":"([^".]+)/.exec(line)?.[1] ?? ""))];
  const copies: string[] = [];
  for (let copy = 0; copies.length < count; copy += 1) {
    for (const line of lines) copies.push(copied(line, processes, copy));
  }
  return `${copies.slice(0, count).join("\n")}\n`;
}

const MINUTE = 60_000_000;

function copied(line: string, processes: readonly string[], copy: number): string {
  const others = processes.reduce(
    (text, process) => text.replaceAll(process, `${process}${copy}`),
    line,
  );
  return others.replace(/"at":(\d+)/, (_, at) => `"at":${Number(at) + copy * MINUTE}`);
}
