import type { ElicitedValue } from "@mcp-actors/protocol";
import type { ValueSchema } from "../arguments/value-schema.ts";
import type { Field } from "./ask-field.ts";
import { type Choice, choicesOf } from "./choices-of.ts";

/** What a line that a person typed means for a field: a value, none, or what is wrong with it. */
export type Reading =
  | { readonly value: ElicitedValue | undefined; readonly problem?: undefined }
  | { readonly problem: string };

/** Reads a line as the value of a field. An empty line is the default, or no value where none is needed. */
export function readField(line: string, { schema, required }: Field): Reading {
  const text = line.trim();
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
      return readNumber(text, schema);
    case "array":
      return readChoices(text, choicesOf(schema) ?? []);
    default:
      return readText(text, schema);
  }
}

function readBoolean(text: string): Reading {
  if (/^(y|yes|true)$/i.test(text)) return { value: true };
  if (/^(n|no|false)$/i.test(text)) return { value: false };
  return { problem: "Needs yes or no" };
}

function readNumber(text: string, { type, minimum, maximum }: ValueSchema): Reading {
  const value = Number(text);
  if (!Number.isFinite(value)) return { problem: "Needs a number" };
  if (type === "integer" && !Number.isInteger(value)) return { problem: "Needs a whole number" };
  if (typeof minimum === "number" && value < minimum) return { problem: `At least ${minimum}` };
  if (typeof maximum === "number" && value > maximum) return { problem: `At most ${maximum}` };
  return { value };
}

function readText(text: string, schema: ValueSchema): Reading {
  const choices = choicesOf(schema);
  if (choices !== undefined) return readChoice(text, choices);
  const { minLength, maxLength } = schema;
  const { length } = Array.from(text);
  if (typeof minLength === "number" && length < minLength) {
    return { problem: `At least ${minLength} characters` };
  }
  if (typeof maxLength === "number" && length > maxLength) {
    return { problem: `At most ${maxLength} characters` };
  }
  return { value: text };
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
