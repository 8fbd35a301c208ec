/** A line of a mark record. */
export function mark(process: string, seq: number, detail: unknown = seq): string {
  return JSON.stringify({
    kind: "mark",
    peer: process,
    seq,
    at: seq,
    source: "user",
    label: "note",
    detail,
  });
}

/** Lines of mark records, from 1 on. */
export function marks(process: string, count: number, from = 1): readonly string[] {
  return Array.from({ length: count }, (_, index) => mark(process, from + index));
}

/** A line of any record. */
export function line(kind: string, peer: string, seq: number, fields: object = {}): string {
  return JSON.stringify({ kind, peer, seq, at: seq, ...fields });
}

/** The numbers of the records in lines. */
export function seqs(lines: readonly string[]): readonly number[] {
  return lines.map((text) => (JSON.parse(text) as { seq: number }).seq);
}
