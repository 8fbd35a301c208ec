import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const pnpm = fileURLToPath(new URL("../node_modules/.bin/pnpm", import.meta.url));

/** Installs third-party software into a folder, pinned by a lockfile of its own; quick when it is there. */
export function installPeers(folder: URL): void {
  // Nothing here needs to run a script of its own while it is installed.
  const args = ["install", "--ignore-workspace", "--frozen-lockfile", "--ignore-scripts"];
  args.push("--prefer-offline", "--silent");
  execFileSync(pnpm, args, { cwd: fileURLToPath(folder), stdio: ["ignore", "ignore", "inherit"] });
}
