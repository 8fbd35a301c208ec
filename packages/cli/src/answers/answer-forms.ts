import type { FormAnswer } from "@mcp-actors/client";
import {
  type ElicitedValue,
  type ElicitResult,
  isRecord,
  type RequestedSchema,
} from "@mcp-actors/protocol";
import { toValues } from "../arguments/to-values.ts";
import type { ValueSchema } from "../arguments/value-schema.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { Answering } from "./answering.ts";
import { askField } from "./ask-field.ts";

/** Fills forms in: first with what the options say, then with what the person says, who may turn away. */
export function answerForms({ flags, terminal }: Answering) {
  return async (
    { message, requestedSchema }: Parameters<FormAnswer>[0],
    { signal }: Parameters<FormAnswer>[1],
  ): Promise<ElicitResult> => {
    signal.throwIfAborted();
    terminal.tell(`${terminal.paintAside("magenta", "The server asks:")} ${message}`);
    if (flags.decline) return { action: "decline" };
    const given = givenFields(flags.answers, requestedSchema);
    if (terminal.ask !== undefined) return askRest(terminal, { requestedSchema, given, signal });
    const missing = missingFields(requestedSchema, given);
    if (missing.length === 0) return { action: "accept", content: given };
    terminal.tell(`Declined, for no --answer tells ${missing.join(", ")}`);
    return { action: "decline" };
  };
}

interface Content {
  readonly [field: string]: ElicitedValue;
}

interface Begun {
  readonly requestedSchema: RequestedSchema;
  readonly given: Content;
  readonly signal: AbortSignal;
}

function givenFields(
  answers: Answering["flags"]["answers"],
  { properties }: RequestedSchema,
): Content {
  const known = answers.filter(({ name }) => Object.hasOwn(properties, name));
  // What does not fit the form is refused by the client, by name.
  return toValues(known, fieldsOf(properties)) as Content;
}

/** The fields that must be filled in, are not, and have no default. */
function missingFields({ properties, required = [] }: RequestedSchema, given: Content): string[] {
  const fields = fieldsOf(properties);
  return required.filter((name) => !(name in given) && fields[name]?.["default"] === undefined);
}

function fieldsOf(properties: RequestedSchema["properties"]): { [name: string]: ValueSchema } {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, isRecord(field) ? field : {}]),
  );
}

async function askRest(
  terminal: Terminal,
  { requestedSchema, given, signal }: Begun,
): Promise<ElicitResult> {
  const { properties, required = [] } = requestedSchema;
  const content = new Map(Object.entries(given));
  const open = Object.entries(fieldsOf(properties)).filter(([name]) => !content.has(name));
  if (open.length > 0) terminal.tell(terminal.paintAside("dim", "(:d declines, :c cancels)"));
  for (const [name, schema] of open) {
    const field = { name, schema, required: required.includes(name), signal };
    const answer = await askField(terminal, field);
    if (answer === "decline" || answer === "cancel") return { action: answer };
    if (answer.value !== undefined) content.set(name, answer.value);
  }
  return { action: "accept", content: Object.fromEntries(content) };
}
