import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const pnpm = fileURLToPath(new URL("../node_modules/.bin/pnpm", import.meta.url));
const folder = fileURLToPath(new URL("./peers", import.meta.url));

/** Installs what we are measured against, pinned by a lockfile of its own; quick when it is there. */
export function installPeers(): void {
  const args = [
    "install",
    "--ignore-workspace",
    "--frozen-lockfile",
    "--prefer-offline",
    "--silent",
  ];
  execFileSync(pnpm, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
