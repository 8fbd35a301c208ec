import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

const FOLDERS = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin"];

/** The path of a program that Debian has a package of the same name for, which is installed if need and rights are there. */
export function debianProgram(name: string): string {
  const found = find(name);
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0)
    throw new Error(`No ${name} here; as root: apt-get install ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", name]]) {
    execFileSync("apt-get", ["--quiet=2", ...args], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  const installed = find(name);
  if (installed === undefined) throw new Error(`Package ${name} brings no program of its name`);
  return installed;
}

function find(name: string): string | undefined {
  return FOLDERS.map((folder) => `${folder}/${name}`).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
