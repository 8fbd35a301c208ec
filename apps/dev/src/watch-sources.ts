import { readdirSync } from "node:fs";
import { join } from "node:path";
import { watch } from "chokidar";
import { Observable } from "rxjs";

/** What holds packages of this workspace whose sources are compiled. */
const PARENTS = ["packages", "apps"];

/** Emits once sources are watched, from when on no change is missed, and then at each change of one. */
export function watchSources(root: string): Observable<void> {
  return new Observable((changed) => {
    const folders = PARENTS.flatMap((parent) => packagesIn(join(root, parent)));
    const sources = folders.flatMap((folder) => [
      join(folder, "src"),
      join(folder, "tsconfig.json"),
    ]);
    const watcher = watch(sources, { ignoreInitial: true });
    watcher
      .on("ready", () => changed.next())
      .on("all", () => changed.next())
      .on("error", (error) => changed.error(error));
    return () => void watcher.close();
  });
}

function packagesIn(parent: string): readonly string[] {
  return readdirSync(parent).map((name) => join(parent, name));
}
