import type { Dial } from "@mcp-actors/machine";
import { later } from "../later.ts";

/** A dial whose code is loaded when it is first made: most programs need one kind of wire. */
export function dialLater(load: () => Promise<Dial>): Dial {
  let loading: Promise<Dial> | undefined;
  const loaded = async () => {
    try {
      loading ??= load();
      return await loading;
    } catch (error) {
      // What could not be loaded now may be there for the next dial.
      loading = undefined;
      throw error;
    }
  };
  return (dialect) => later(async () => (await loaded())(dialect));
}
