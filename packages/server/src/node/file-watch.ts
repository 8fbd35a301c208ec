import { type FSWatcher, statSync, watch } from "node:fs";
import { basename, dirname } from "node:path";

/** How long a file must be left alone after a change, in ms: editors write in several steps. */
const SETTLE = 50;

/** Tells when one of some files was changed; it does not hold the process. */
export class FileWatch {
  readonly #onChange: () => void;
  readonly #files = new Map<string, string>();
  readonly #directories = new Map<string, FSWatcher>();
  #settling: NodeJS.Timeout | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  add(path: string): void {
    if (this.#files.has(path)) return;
    this.#files.set(path, versionOf(path));
    const directory = dirname(path);
    if (this.#directories.has(directory)) return;
    // A directory, for an editor that puts another file in the place of one goes unnoticed by its watcher.
    const watcher = watch(directory, { persistent: false }, (_event, name) => {
      if (name === null || this.#holds(directory, name)) this.#touched();
    });
    // What can no longer be watched is served as it was.
    this.#directories.set(
      directory,
      watcher.on("error", () => watcher.close()),
    );
  }

  close(): void {
    clearTimeout(this.#settling);
    for (const watcher of this.#directories.values()) watcher.close();
    this.#directories.clear();
    this.#files.clear();
  }

  #holds(directory: string, name: string): boolean {
    return [...this.#files.keys()].some(
      (path) => dirname(path) === directory && basename(path) === name,
    );
  }

  #touched(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#look(), SETTLE).unref();
  }

  #look(): void {
    let isChanged = false;
    for (const [path, version] of this.#files) {
      const now = versionOf(path);
      if (now === version) continue;
      this.#files.set(path, now);
      isChanged = true;
    }
    if (isChanged) this.#onChange();
  }
}

function versionOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? "gone" : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}
