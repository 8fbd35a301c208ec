import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES: { readonly [extension: string]: string } = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A file of the page. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The built page: the files of one folder, and nothing else. */
export class PageFiles {
  readonly #folder: string;
  #paths: ReadonlyMap<string, string> | undefined;

  /** Default is the page that comes with this package. */
  constructor(folder?: string) {
    this.#folder = folder ?? builtPage();
  }

  /** The file at the path of a URL; undefined where there is none. */
  async read(path: string): Promise<PageFile | undefined> {
    // Only what was found in the folder can be asked for, however a path is written.
    if (path === "/") this.#paths = undefined;
    this.#paths ??= pathsIn(this.#folder);
    const file = this.#paths.get(path === "/" ? "/index.html" : path);
    if (file === undefined) return undefined;
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    return { type, bytes: await readFile(file) };
  }
}

/** It is beside what is built, from which sources are some way off. */
function builtPage(): string {
  const places = ["../page/", "../../dist/page/"].map((place) => new URL(place, import.meta.url));
  const found = places.find((place) => existsSync(new URL("index.html", place)));
  return fileURLToPath(found ?? new URL("../page/", import.meta.url));
}

function pathsIn(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = file.slice(join(folder, sep).length).split(sep).join("/");
      return [`/${path}`, file];
    }),
  );
}
