import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./workspace.ts";

const HOOK = `import { registerHooks } from "node:module";
globalThis.urls = [];
registerHooks({ load: (url, context, next) => { globalThis.urls.push(url); return next(url, context); } });`;

/** The modules that the built main entry of a package loads in a process that has loaded nothing, by their URLs. */
export function modulesOf(folder: string, specifier: string): string[] {
  const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`;
  const code = `await import(${JSON.stringify(specifier)}); console.log(JSON.stringify(globalThis.urls));`;
  const args = ["--import", hook, "--input-type=module", "--eval", code];
  const cwd = join(ROOT, "packages", folder);
  return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: "utf8" }));
}
