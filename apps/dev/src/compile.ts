import { fileURLToPath } from "node:url";
import { concatMap, debounceTime } from "rxjs";
import { compileChanged } from "./compile-changed.ts";
import { COMPILED, COMPILED_WITH_ERRORS } from "./compiler.ts";
import { watchSources } from "./watch-sources.ts";

// Whoever watches over it reads stderr. The first round begins once sources are watched, so that no edit is missed.
const root = process.argv[2] ?? fileURLToPath(new URL("../../../", import.meta.url));

/** An editor may write several files at once, or one in pieces, in ms. */
const PAUSE = 50;

watchSources(root)
  .pipe(
    debounceTime(PAUSE),
    concatMap(() => compileChanged(root)),
  )
  .subscribe((wrong) => {
    for (const line of wrong) console.error(line);
    console.error(wrong.length === 0 ? COMPILED : COMPILED_WITH_ERRORS);
  });
