import type { JsonValue } from "../json/json-value.ts";
import type { JsonSchema } from "./json-schema.ts";

/** One value to pick, and the name that people see for it. */
export interface Option {
  readonly title: string;
  readonly value: JsonValue;
}

/** One of several schemas that a value may fit. */
export interface Alternative {
  readonly title: string;
  readonly schema: JsonSchema;
}

/** One property of an object. */
export interface Member {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** A field for text. */
export interface TextShape {
  readonly kind: "text";
  /** The kind of text, as `format` names it. */
  readonly format: string | undefined;
  /** Several lines from the start. */
  readonly isLong: boolean;
  /** Not to be read over a shoulder. */
  readonly isSecret: boolean;
  readonly maxLength: number | undefined;
}

/** A field for a number. */
export interface NumberShape {
  readonly kind: "number";
  readonly isInteger: boolean;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly step: number;
}

/** Which controls a part of a form is made of. */
export type FieldShape =
  | TextShape
  | NumberShape
  | { readonly kind: "boolean" }
  | { readonly kind: "choice"; readonly options: readonly Option[] }
  | { readonly kind: "choices"; readonly options: readonly Option[] }
  | { readonly kind: "list"; readonly item: JsonSchema }
  | { readonly kind: "group"; readonly members: readonly Member[] }
  | { readonly kind: "alternatives"; readonly alternatives: readonly Alternative[] }
  | { readonly kind: "json" };
