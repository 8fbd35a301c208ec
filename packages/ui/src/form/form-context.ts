import { createContext, type FunctionComponent } from "preact";
import type { JsonSchema } from "../schema/json-schema.ts";
import type { SchemaFieldProps } from "./schema-field-props.ts";

/** Suggests values for one property, by what was typed of it; `completion/complete` of a server answers so. */
export type Suggest = (name: string, text: string) => Promise<readonly string[]>;

/** What the parts of one form share. */
export interface FormContents {
  readonly root: JsonSchema;
  /** Edits one part of a value; here because the parts of a form contain one another. */
  readonly SchemaField: FunctionComponent<SchemaFieldProps>;
  readonly suggest: Suggest | undefined;
  /** What is wrong at a pointer, once the person has been there. */
  readonly faultAt: (pointer: string) => string | undefined;
  /** Tells that the person has been at a pointer. */
  readonly visit: (pointer: string) => void;
  /** Tells that a field stands for a pointer and says what is wrong there, or that it is gone. */
  readonly setPlace: (pointer: string, isThere: true | undefined) => void;
  /** Tells which of the alternatives at a pointer is meant, or that there are none any more. */
  readonly choose: (pointer: string, index: number | undefined) => void;
  /** Tells that what stands at a pointer cannot be read, or that it can again. */
  readonly setDraftFault: (pointer: string, text: string | undefined) => void;
}

/** What the form around a component shares with it. */
export const FormContext = createContext<FormContents>({
  root: true,
  SchemaField: () => null,
  suggest: undefined,
  faultAt: () => undefined,
  visit: () => {},
  setPlace: () => {},
  choose: () => {},
  setDraftFault: () => {},
});
