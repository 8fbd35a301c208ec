import type { Expression, TemplatePart, VariableSpec } from "./template-part.ts";

/** What a variable may stand for; nothing at all where it is undefined. */
export type TemplateValue =
  | string
  | number
  | boolean
  | undefined
  | null
  | readonly TemplateScalar[]
  | { readonly [key: string]: TemplateScalar };

/** One value, which is written as text. */
export type TemplateScalar = string | number | boolean;

/** Values by the names of their variables. */
export interface TemplateValues {
  readonly [name: string]: TemplateValue;
}

/** The URI that a template gives with these values. RFC 6570, section 3 */
export function expandParts(parts: readonly TemplatePart[], values: TemplateValues): string {
  return parts
    .map((part) => (typeof part === "string" ? part : expandExpression(part, values)))
    .join("");
}

function expandExpression(expression: Expression, values: TemplateValues): string {
  const { first, separator } = expression.operator;
  const texts = expression.variables
    .map((spec) => expandVariable(expression, spec, ownValue(values, spec.name)))
    .filter((text) => text !== undefined);
  return texts.length === 0 ? "" : first + texts.join(separator);
}

function ownValue(values: TemplateValues, name: string): TemplateValue {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function expandVariable(
  { operator }: Expression,
  spec: VariableSpec,
  value: TemplateValue,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  const encode = operator.reserved ? encodeReserved : encodeAll;
  if (typeof value !== "object") {
    const text = encode(cut(String(value), spec.maxLength));
    return operator.named ? pair(spec.name, text, operator.ifEmpty) : text;
  }
  const members = toMembers(value, encode);
  if (members.length === 0) return undefined;
  if (!spec.explode) {
    const text = members.flatMap(([key, text]) => (key === undefined ? text : [key, text])).join();
    return operator.named ? pair(spec.name, text, operator.ifEmpty) : text;
  }
  return members
    .map(([key, text]) => {
      if (key !== undefined) return `${key}=${text}`;
      return operator.named ? pair(spec.name, text, operator.ifEmpty) : text;
    })
    .join(operator.separator);
}

/** The members of a list, or of an object with their keys. */
function toMembers(
  value: readonly TemplateScalar[] | { readonly [key: string]: TemplateScalar },
  encode: (text: string) => string,
): readonly (readonly [key: string | undefined, text: string])[] {
  if (isList(value)) return value.map((member) => [undefined, encode(String(member))]);
  return Object.entries(value).map(([key, member]) => [encode(key), encode(String(member))]);
}

/** As `Array.isArray`, which does not know of lists that are readonly. */
function isList(value: object): value is readonly TemplateScalar[] {
  return Array.isArray(value);
}

function pair(name: string, text: string, ifEmpty: string): string {
  return text === "" ? name + ifEmpty : `${name}=${text}`;
}

function cut(text: string, maxLength: number | undefined): string {
  return maxLength === undefined ? text : Array.from(text).slice(0, maxLength).join("");
}

function encodeAll(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Leaves reserved characters and escapes as they are. */
function encodeReserved(text: string): string {
  return text.replace(/%[\dA-Fa-f]{2}|[^\w.~:/?#[\]@!$&'()*+,;=-]/gu, (part) =>
    part.length === 3 && part.startsWith("%") ? part : encodeURIComponent(part),
  );
}
