import { createContext } from "preact";

/** What gives the whole of a value that is shown by a mark in its text; undefined of a text that has none. */
export type WholeOf = (text: string) => (() => Promise<unknown>) | undefined;

/** Where the JSON views in here get whole values. Default nowhere: a text is what it is. */
export const WholeValues = createContext<WholeOf>(() => undefined);
