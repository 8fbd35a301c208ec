const PIECE = /progress|chunk|token|delta/i;
const KNOWN = new Map<string, boolean>();

/** Whether what goes by a name comes many times over one request: progress, chunks, tokens, deltas. */
export function isPieceOfMany(name: string): boolean {
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const isPiece = PIECE.test(name);
  if (KNOWN.size < 1024) KNOWN.set(name, isPiece);
  return isPiece;
}
