import type { Dial } from "@mcp-actors/machine";
import { later } from "../later.ts";

/** A dial whose code is loaded when it is first made: most programs need one kind of wire. */
export function dialLater(load: () => Promise<Dial>): Dial {
  let loaded: Promise<Dial> | undefined;
  return (dialect) =>
    later(async () => {
      loaded ??= load();
      return (await loaded)(dialect);
    });
}
