/** The fields of a form that were filled in, as text. */
export function toTexts(values: { readonly [name: string]: unknown }): {
  readonly [name: string]: string;
} {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]));
}
