import { fileURLToPath } from "node:url";

/** The path of a file of `peers/`. */
export function peerFile(path: string): string {
  return fileURLToPath(new URL(`peers/${path}`, import.meta.url));
}

/** The path of a file of an installed package. */
export function packageFile(path: string): string {
  return peerFile(`node_modules/${path}`);
}
