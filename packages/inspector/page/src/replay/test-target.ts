import type { TestTarget } from "../../../src/replay/export/to-vitest.ts";

/** What a test is to connect to where nothing is known of it. */
export const UNKNOWN_TARGET = "node server.mjs";

/** Reads what a person writes of a server: a URL, a module and what it exports (`./server.ts#server`), or a command. */
export function testTarget(text: string): TestTarget {
  const written = text.trim();
  if (/^[a-z][a-z+.-]*:\/\//i.test(written)) return written;
  const [, module, name] = /^([^\s#]+\.[cm]?[jt]s)#([A-Za-z_$][\w$]*)$/.exec(written) ?? [];
  if (module !== undefined && name !== undefined) return { module, name };
  const [command = "", ...args] = wordsOf(written === "" ? UNKNOWN_TARGET : written);
  return args.length === 0 ? { command } : { command, args };
}

/** The words of a command line; quotes hold several together. */
function wordsOf(line: string): readonly string[] {
  const parts = line.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return parts.map((part) => part.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"));
}
