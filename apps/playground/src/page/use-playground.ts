import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Playground } from "./playground.ts";

/** Hands the playground down to all views. */
export const PlaygroundContext = createContext<Playground | undefined>(undefined);

/** The playground that a view belongs to. */
export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext);
  if (playground === undefined) throw new Error("A view stands outside of the playground");
  return playground;
}
