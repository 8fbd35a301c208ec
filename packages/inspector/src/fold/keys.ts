/** Process of a peer: what stands before the dot. */
export function processOf(peer: string): string {
  const dot = peer.indexOf(".");
  return dot < 0 ? peer : peer.slice(0, dot);
}

/** Key of a record: its process and number. */
export function recordKey({ peer, seq }: { readonly peer: string; readonly seq: number }): string {
  return `${processOf(peer)}#${seq}`;
}

/** Key of an actor. */
export function actorKey(peer: string, actor: string): string {
  return `${peer}/${actor}`;
}

/** Key of a wire. */
export function wireKey({ peer, wire }: { readonly peer: string; readonly wire: number }): string {
  return `${processOf(peer)}/${wire}`;
}
