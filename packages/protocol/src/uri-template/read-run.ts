import type { Operator } from "./operator.ts";
import { type Expression, isSingle, type VariableSpec } from "./template-part.ts";

/** Where the variables of a template are gathered; false where one has two values. */
export type Gather = (spec: VariableSpec, value: string | readonly string[]) => boolean;

/** Reads what an expression stands for into its variables; false where that is nothing it can give. */
export function readRun(expression: Expression, run: string, gather: Gather): boolean {
  const { operator, variables } = expression;
  if (operator.named) return readPairs(expression, run, gather);
  const values = isSingle(expression) ? [run] : run.split(operator.separator);
  let next = 0;
  for (const spec of variables) {
    if (next === values.length) return true;
    const taken = spec.explode ? values.slice(next) : values.slice(next, next + 1);
    next += taken.length;
    if (!readValue({ operator, spec, gather }, taken)) return false;
  }
  return next === values.length;
}

/** Pairs in any order; those of other names are nothing to us. */
function readPairs({ operator, variables }: Expression, run: string, gather: Gather): boolean {
  const found = new Map<string, string[]>();
  for (const pair of run.split(operator.separator)) {
    const [name, value] = cut(pair);
    const values = found.get(name) ?? [];
    values.push(value);
    found.set(name, values);
  }
  return variables.every((spec) => {
    const values = found.get(spec.name);
    if (values === undefined) return true;
    if (!spec.explode && values.some((value) => value !== values[0])) return false;
    return readValue({ operator, spec, gather }, spec.explode ? values : values.slice(0, 1));
  });
}

function cut(pair: string): readonly [name: string, value: string] {
  const at = pair.indexOf("=");
  return at === -1 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
}

interface Variable {
  readonly operator: Operator;
  readonly spec: VariableSpec;
  readonly gather: Gather;
}

function readValue({ operator, spec, gather }: Variable, texts: readonly string[]): boolean {
  const values: string[] = [];
  for (const text of texts) {
    const value = decode(text);
    if (value === undefined || (operator.inPath && leadsElsewhere(value))) return false;
    values.push(value);
  }
  const [first = ""] = values;
  if (spec.maxLength !== undefined && Array.from(first).length > spec.maxLength) return false;
  return gather(spec, spec.explode ? values : first);
}

/** Decodes once; undefined where an escape is broken, or is no UTF-8. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Whether a part of a path would be more than one, or another than it says. */
function leadsElsewhere(value: string): boolean {
  return value === "." || value === ".." || value.includes("/") || value.includes("\\");
}
