import { useContext, useRef, useState } from "preact/hooks";
import { FormContext } from "./form-context.ts";

/** What is suggested for a property, and what asks for more. */
export interface Suggestions {
  readonly found: readonly string[];
  readonly ask: (text: string) => void;
}

/** What the form's suggestions know of a property; nothing where it has no name, or the form has none. */
export function useSuggestions(name: string | undefined): Suggestions {
  const { suggest } = useContext(FormContext);
  const [found, setFound] = useState<readonly string[]>([]);
  const asked = useRef(0);
  const ask = async (text: string): Promise<void> => {
    if (suggest === undefined || name === undefined) return;
    asked.current += 1;
    const turn = asked.current;
    const values = await suggest(name, text).catch(() => []);
    // An answer that later typing has overtaken is of no use.
    if (turn === asked.current) setFound(values);
  };
  return { found, ask: (text) => void ask(text) };
}
