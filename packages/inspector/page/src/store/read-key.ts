/** The process and the number that a key of a row names, such as `7f3a9c01#12`. */
export function readKey(key: string): { readonly process: string; readonly seq: number } {
  const at = key.lastIndexOf("#");
  return { process: key.slice(0, at), seq: Number(key.slice(at + 1)) };
}
