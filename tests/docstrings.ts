import { posix } from "node:path";
import { readManifest, sourceFiles } from "./workspace.ts";

/** One name that a package exports. */
export interface Export {
  readonly name: string;
  /** The file that declares it, by its path from `src`. */
  readonly path: string;
  readonly isDocumented: boolean;
}

/** What the entries of a package export and declare, each name once; what is another package's is looked at there. */
export function exportsOf(folder: string): Export[] {
  const texts = new Map(sourceFiles([folder]).map(({ inSource, text }) => [inSource, text]));
  const found = new Map<string, Export>();
  for (const entry of entriesOf(folder)) {
    for (const [name, path] of namesOf(entry, texts)) {
      const isDocumented = hasDocstring(name, texts.get(path) ?? "");
      found.set(`${name} ${path}`, { name, path, isDocumented });
    }
  }
  return [...found.values()];
}

/** Whether the first declaration of a name stands right under a docstring. */
export function hasDocstring(name: string, text: string): boolean {
  const declared = declarationOf(name).exec(text);
  return declared !== null && DOCSTRING_AT_END.test(text.slice(0, declared.index));
}

/** A comment that begins with two stars and ends right there, whole: what came before it may be another. */
const DOCSTRING_AT_END = /\/\*\*(?!\/)(?:(?!\*\/).)*\*\/\n$/s;

function declarationOf(name: string): RegExp {
  const kind = "(?:const|class|interface|type|(?:async )?function\\*?)";
  return new RegExp(`^export (?:abstract )?${kind} ${name}\\b`, "m");
}

function entriesOf(folder: string): string[] {
  const { exports = {} } = readManifest(folder);
  return Object.values(exports)
    .map((target) => (typeof target === "string" ? target : (target["@mcp-actors/source"] ?? "")))
    .filter((path) => path.endsWith(".ts"))
    .map((path) => path.replace("./src/", ""));
}

const REEXPORT = /^export (?:type )?\{([^}]*)\} from "([^"]+)";/gm;

/** The names that a file hands on, each with the file that declares it. */
function namesOf(path: string, texts: ReadonlyMap<string, string>): [name: string, path: string][] {
  const handedOn = [...(texts.get(path) ?? "").matchAll(REEXPORT)];
  return handedOn.flatMap(([, names = "", specifier = ""]) => {
    const from = posix.join(posix.dirname(path), specifier);
    const text = texts.get(from);
    if (text === undefined) return [];
    const further = namesOf(from, texts);
    return listed(names).map((name): [string, string] =>
      declarationOf(name).test(text)
        ? [name, from]
        : (further.find(([other]) => other === name) ?? [name, from]),
    );
  });
}

function listed(names: string): string[] {
  return names
    .split(",")
    .map((name) => name.trim().replace(/^type /, ""))
    .filter((name) => name !== "");
}
