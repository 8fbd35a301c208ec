import type { Dial } from "@mcp-actors/machine";
import { defer } from "rxjs/internal/observable/defer";
import { mergeMap } from "rxjs/internal/operators/mergeMap";

/** A dial whose code is loaded when it is first made: most programs need one kind of wire. */
export function dialLater(load: () => Promise<Dial>): Dial {
  let loaded: Promise<Dial> | undefined;
  const once = () => {
    loaded ??= load();
    return loaded;
  };
  return (dialect) => defer(once).pipe(mergeMap((dial) => dial(dialect)));
}
