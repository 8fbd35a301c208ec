import type { SocketAddress } from "./socket-address.ts";

/** Longest path that the system takes whole, in bytes; of a longer one it would use the beginning. */
const LONGEST_PATH = process.platform === "linux" ? 107 : 103;

/** Throws unless an address can be one of this system. */
export function checkAddress(address: SocketAddress): void {
  if (!("path" in address) || process.platform === "win32") return;
  const length = Buffer.byteLength(address.path);
  if (length > LONGEST_PATH) {
    throw new RangeError(
      `Path of a socket must be at most ${LONGEST_PATH} bytes, not ${length}: ${address.path}`,
    );
  }
}
