import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** A place that ends a line of a stack: the URL or the path of a file, and where in it. */
const PLACE =
  /(file:\/\/[^\s()?]+?|(?:[A-Z]:\\|(?<![^\s(])\/)[^()?\n]+?)(?:\?[^\s():]*)?(:\d+(?::\d+)?)\)?$/gm;

/** Where in a stack a module threw, else the first of the files beside or below it that are no package's; undefined where none did. */
export function thrownAt(stack: string, module: string): string | undefined {
  const folder = dirname(resolve(module));
  const places = [...stack.matchAll(PLACE)]
    .map(([, file = "", at = ""]) => ({ path: toPath(file), at }))
    .filter(({ path }) => isOfAuthor(path, folder));
  const place = places.find(({ path }) => path === resolve(module)) ?? places[0];
  return place && `${join(dirname(module), relative(folder, place.path))}${place.at}`;
}

function toPath(file: string): string {
  return file.startsWith("file:") ? fileURLToPath(file) : file;
}

function isOfAuthor(path: string, folder: string): boolean {
  return path.startsWith(folder + sep) && !path.includes(`${sep}node_modules${sep}`);
}
