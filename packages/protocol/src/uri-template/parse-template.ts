import { toNormalUri } from "./normal-uri.ts";
import { OPERATORS } from "./operator.ts";
import type { Expression, TemplatePart, VariableSpec } from "./template-part.ts";

/** Cuts a template into its parts; throws a `TypeError` where it is none. RFC 6570, section 2 */
export function parseTemplate(template: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  for (const [text, expression] of pieces(template)) {
    if (text !== "") parts.push(toLiteral(template, text));
    if (expression !== undefined) parts.push(toExpression(template, expression));
  }
  return parts;
}

/** Text, and the expression that follows it. */
function pieces(
  template: string,
): readonly (readonly [text: string, expression: string | undefined])[] {
  const [head = "", ...rest] = template.split("{");
  const after = rest.map((piece) => {
    const end = piece.indexOf("}");
    if (end === -1) throw malformed(template, "has a brace that is never closed");
    return [piece.slice(0, end), piece.slice(end + 1)] as const;
  });
  const texts = [head, ...after.map(([, text]) => text)];
  return texts.map((text, at) => [text, after[at]?.[0]] as const);
}

function toLiteral(template: string, text: string): string {
  const literal = text.includes("}") ? undefined : toNormalUri(text);
  if (literal === undefined) throw malformed(template, "has a brace or a character of no use");
  return literal;
}

const EXPRESSION = /^([+#./;?&]?)(.+)$/;
const VARIABLE = /^((?:\w|%[\dA-Fa-f]{2})(?:\.?(?:\w|%[\dA-Fa-f]{2}))*)(?:(\*)|:([1-9]\d{0,3}))?$/;

function toExpression(template: string, text: string): Expression {
  const [, symbol = "", list = ""] = EXPRESSION.exec(text) ?? [];
  const operator = OPERATORS.get(symbol);
  if (operator === undefined || list === "") throw malformed(template, `cannot expand {${text}}`);
  return { operator, variables: list.split(",").map((spec) => toVariable(template, spec)) };
}

function toVariable(template: string, spec: string): VariableSpec {
  const [, name, explode, maxLength] = VARIABLE.exec(spec) ?? [];
  if (name === undefined) throw malformed(template, `cannot have a variable "${spec}"`);
  return {
    name,
    explode: explode !== undefined,
    maxLength: maxLength === undefined ? undefined : Number(maxLength),
  };
}

function malformed(template: string, problem: string): TypeError {
  return new TypeError(`URI template ${JSON.stringify(template)} ${problem}`);
}
