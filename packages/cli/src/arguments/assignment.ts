import { UsageError } from "../exit/usage-error.ts";

/** A value for a name: text that a schema may turn into something else, or JSON that stands. */
export type Assignment =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly json: unknown };

/** The assignments that operands spell: `name=text`, or `name:=json`. */
export function parseAssignments(operands: readonly string[]): readonly Assignment[] {
  return operands.map(parseAssignment);
}

function parseAssignment(operand: string): Assignment {
  const equals = operand.indexOf("=");
  const isJson = operand[equals - 1] === ":";
  const name = operand.slice(0, Math.max(isJson ? equals - 1 : equals, 0));
  if (name === "") {
    const advice = operand.startsWith("{") ? "; a whole object is the value of --args" : "";
    throw new UsageError(`${operand} is neither key=value nor key:=json${advice}`);
  }
  const value = operand.slice(equals + 1);
  return isJson ? { name, json: parseJson(value, name) } : { name, text: value };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${name} is not JSON: ${text}`, { cause });
  }
}
