import { checkForm } from "@mcp-actors/client";
import type { ElicitedValue } from "@mcp-actors/protocol";
import type { ValueSchema } from "../arguments/value-schema.ts";
import type { Field } from "./ask-field.ts";
import { type Choice, choicesOf } from "./choices-of.ts";

/** What a line that a person typed means for a field: a value, none, or what is wrong with it. */
export type Reading =
  | { readonly value: ElicitedValue | undefined; readonly problem?: undefined }
  | { readonly problem: string };

/** Reads a line as the value of a field. An empty line is the default, or no value where none is needed. */
export function readField(line: string, field: Field): Reading {
  const reading = readText(line.trim(), field);
  const { value } = reading.problem === undefined ? reading : {};
  if (value === undefined) return reading;
  const { name, schema } = field;
  // The client would refuse the whole form for it.
  const [problem] = checkForm({ properties: { [name]: schema } }, { [name]: value });
  return problem === undefined ? reading : { problem };
}

function readText(text: string, { schema, required }: Field): Reading {
  // A default that is left out is filled in by the client.
  if (text === "") {
    const mayBeEmpty = !required || schema["default"] !== undefined;
    return mayBeEmpty ? { value: undefined } : { problem: "Needs a value" };
  }
  switch (schema["type"]) {
    case "boolean":
      return readBoolean(text);
    case "number":
    case "integer":
      return readNumber(text);
    case "array":
      return readChoices(text, choicesOf(schema) ?? []);
    default:
      return readWords(text, schema);
  }
}

function readBoolean(text: string): Reading {
  if (/^(y|yes|true)$/i.test(text)) return { value: true };
  if (/^(n|no|false)$/i.test(text)) return { value: false };
  return { problem: "Needs yes or no" };
}

function readNumber(text: string): Reading {
  const value = Number(text);
  return Number.isFinite(value) ? { value } : { problem: "Needs a number" };
}

function readWords(text: string, schema: ValueSchema): Reading {
  const choices = choicesOf(schema);
  return choices === undefined ? { value: text } : readChoice(text, choices);
}

/** A choice by its value, its title or its number in the list. */
function readChoice(text: string, choices: readonly Choice[]): Reading {
  const choice =
    choices.find(({ value }) => value === text) ??
    choices.find(({ title }) => title?.toLowerCase() === text.toLowerCase()) ??
    choices[Number(text) - 1];
  if (choice !== undefined) return { value: choice.value };
  return { problem: `Needs one of ${choices.map(({ value }) => value).join(", ")}` };
}

function readChoices(text: string, choices: readonly Choice[]): Reading {
  const values: string[] = [];
  for (const part of text.split(",")) {
    const reading = readChoice(part.trim(), choices);
    if (reading.problem !== undefined) return reading;
    values.push(String(reading.value));
  }
  return { value: values };
}
