/** What a record holds of a value that was seen: JSON, redacted and cut, with foreign things by their name. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** An object of JSON. */
export interface JsonFields {
  readonly [key: string]: Json;
}
