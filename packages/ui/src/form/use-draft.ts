import { useContext, useLayoutEffect, useState } from "preact/hooks";
import type { JsonValue } from "../json/json-value.ts";
import { FormContext } from "./form-context.ts";

/** What a text was read as, or why it could not be read. */
export type Reading =
  | { readonly ok: true; readonly value: JsonValue | undefined }
  | { readonly ok: false; readonly fault: string };

/** How a value is edited as text. */
export interface DraftOptions {
  readonly pointer: string;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly read: (text: string) => Reading;
  readonly write: (value: JsonValue | undefined) => string;
}

/** A text that is being edited. */
export interface Draft {
  readonly text: string;
  readonly edit: (text: string) => void;
}

/** The text of a value while somebody edits it: half-typed text stays as it is, and the value as it was. */
export function useDraft({ pointer, value, onChange, read, write }: DraftOptions): Draft {
  const { setDraftFault } = useContext(FormContext);
  const [draft, setDraft] = useState<Held>({ text: write(value), value, fault: undefined });
  // Whoever else changes the value, as the raw JSON does, has the last word.
  const isOurs = Object.is(draft.value, value);
  const fault = isOurs ? draft.fault : undefined;
  useLayoutEffect(() => {
    setDraftFault(pointer, fault);
    return () => setDraftFault(pointer, undefined);
  }, [pointer, fault, setDraftFault]);

  const edit = (text: string): void => {
    const reading = read(text);
    if (reading.ok) {
      setDraft({ text, value: reading.value, fault: undefined });
      onChange(reading.value);
    } else {
      setDraft({ text, value, fault: reading.fault });
    }
  };
  return { text: isOurs ? draft.text : write(value), edit };
}

interface Held {
  readonly text: string;
  /** What the text was read as, or what the value was when it could not be read. */
  readonly value: JsonValue | undefined;
  readonly fault: string | undefined;
}
