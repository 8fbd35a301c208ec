import type { ElicitedValue } from "@mcp-actors/protocol";
import type { ValueSchema } from "../arguments/value-schema.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { toText } from "../text/to-text.ts";
import { choicesOf } from "./choices-of.ts";
import { readField } from "./read-field.ts";

/** One field of a form. */
export interface Field {
  readonly name: string;
  readonly schema: ValueSchema;
  readonly required: boolean;
}

/** A field that is asked for as long as anybody wants it. */
export interface AskedField extends Field {
  readonly signal: AbortSignal;
}

/** What became of a field: a value, none, or the whole form turned down. */
export type FieldAnswer = { readonly value: ElicitedValue | undefined } | "decline" | "cancel";

/** Asks the person for a field until the answer fits. */
export async function askField(terminal: Terminal, field: AskedField): Promise<FieldAnswer> {
  describe(terminal, field);
  for (;;) {
    const text = (await terminal.ask?.(`${promptOf(field)}: `, field.signal)) ?? ":c";
    if (text.trim() === ":d") return "decline";
    if (text.trim() === ":c") return "cancel";
    const reading = readField(text, field);
    if (reading.problem === undefined) return reading;
    terminal.tell(terminal.paintAside("yellow", `  ${reading.problem}`));
  }
}

function describe({ tell, paintAside }: Terminal, { name, schema }: Field): void {
  const { title, description } = schema;
  const known = [title, description].filter((text) => typeof text === "string" && text !== name);
  if (known.length > 0) tell(paintAside("dim", `  ${known.join(": ")}`));
  for (const [index, { value, title }] of (choicesOf(schema) ?? []).entries()) {
    tell(`  ${index + 1}) ${value}${title === undefined ? "" : paintAside("dim", ` ${title}`)}`);
  }
}

function promptOf(field: Field): string {
  const notes = [kindOf(field.schema), ...needOf(field)];
  return `  ${field.name} (${notes.join(", ")})`;
}

function needOf({ schema, required }: Field): readonly string[] {
  const { default: otherwise } = schema;
  if (otherwise !== undefined) return [`default ${toText(otherwise)}`];
  return required ? [] : ["optional"];
}

function kindOf(schema: ValueSchema): string {
  const { type } = schema;
  if (type === "array") return "any of these, with commas";
  if (choicesOf(schema) !== undefined) return "one of these";
  return KINDS[String(type)] ?? "text";
}

const KINDS: { readonly [type: string]: string | undefined } = {
  boolean: "yes or no",
  number: "number",
  integer: "whole number",
};
