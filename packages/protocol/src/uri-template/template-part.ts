import type { Operator } from "./operator.ts";

/** A piece of a template: text that stands for itself, or an expression. */
export type TemplatePart = string | Expression;

/** What stands between braces. */
export interface Expression {
  readonly operator: Operator;
  readonly variables: readonly VariableSpec[];
}

/** One variable of an expression. */
export interface VariableSpec {
  readonly name: string;
  /** A list is spread out, a separator between its members: `{x*}`. */
  readonly explode: boolean;
  /** How many characters of the value are taken: `{x:3}`. */
  readonly maxLength: number | undefined;
}

/** Whether an expression holds one value and no more, so that separators are a part of it. */
export function isSingle({ operator, variables }: Expression): boolean {
  return !operator.named && variables.length === 1 && variables[0]?.explode === false;
}
