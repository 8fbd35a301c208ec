import { isThenable } from "@mcp-actors/transport";
import { invalidParams } from "../request/invalid-params.ts";
import type { Texts } from "../request/read-texts.ts";
import type { Validation } from "../schema/schema.ts";
import { describeIssues, validate } from "../schema/validate.ts";
import type { CompiledPrompt } from "./compiled-prompt.ts";

/** What a prompt is to be filled in with. */
export interface Checked {
  readonly values: object;
}

/** What a prompt is to be filled in with; throws naming what is missing or wrong. */
export function checkArguments(prompt: CompiledPrompt, texts: Texts): Checked | Promise<Checked> {
  const { name, schema } = prompt;
  const known = new Set(prompt.arguments.map((argument) => argument.name));
  const unknown = Object.keys(texts).filter((text) => !known.has(text));
  if (unknown.length > 0) {
    throw invalidParams(`Unknown arguments for prompt ${name}: ${unknown.join(", ")}`);
  }
  const missing = prompt.arguments.filter(
    (argument) => argument.required === true && !Object.hasOwn(texts, argument.name),
  );
  if (missing.length > 0) {
    const names = missing.map((argument) => argument.name).join(", ");
    throw invalidParams(`Missing arguments for prompt ${name}: ${names}`);
  }
  if (schema === undefined) return { values: texts };
  const validation = validate(schema, texts);
  return isThenable(validation)
    ? validation.then((settled) => toValues(prompt, settled))
    : toValues(prompt, validation);
}

function toValues({ name }: CompiledPrompt, validation: Validation<unknown>): Checked {
  if (validation.issues !== undefined) {
    throw invalidParams(
      `Invalid arguments for prompt ${name}: ${describeIssues(validation.issues)}`,
    );
  }
  // The schema is that of an object.
  return { values: validation.value as object };
}
