/** Few enough to be the arguments of one call. */
const CHUNK = 0x8000;

/** Bytes as Base64. RFC 4648, section 4 */
export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}
