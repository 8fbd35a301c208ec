import { extname } from "node:path";
import { inspect } from "node:util";
import { thrownAt } from "./thrown-at.ts";

/** How the fault of a module is told. */
export interface LoadFaultOptions {
  /** The path of the module. */
  readonly module: string;
  /** Whether with its whole stack. Default false. */
  readonly whole?: boolean;
}

/** Why a module cannot be loaded, in a sentence; with the place, where a file of its author's threw. */
export function loadFaultText(cause: unknown, { module, whole = false }: LoadFaultOptions): string {
  if (isUnreadTypeScript(cause, module)) {
    return `TypeScript needs Node 22.18 or later, and this is ${process.version.slice(1)}`;
  }
  if (!(cause instanceof Error)) return String(cause);
  if (whole) return inspect(cause);
  const message = cause.message.replace(/ imported from .*$/, "");
  const place = thrownAt(cause.stack ?? "", module);
  return place === undefined ? message : `${message} (${place})`;
}

const TYPESCRIPT: ReadonlySet<string> = new Set([".ts", ".mts", ".cts"]);

function isUnreadTypeScript(cause: unknown, module: string): boolean {
  const isUnread = cause instanceof Error && "code" in cause;
  return isUnread && cause.code === "ERR_UNKNOWN_FILE_EXTENSION" && TYPESCRIPT.has(extname(module));
}
