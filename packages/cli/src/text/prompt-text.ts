import { isRecord, type Prompt } from "@mcp-actors/protocol";
import type { Paint } from "../terminal/paint.ts";
import { entryText } from "./entry-text.ts";
import { textOf } from "./text-of.ts";
import { toText } from "./to-text.ts";

/** A prompt, for a person: what it is, and what it is filled in with. */
export function promptText(prompt: Prompt, paint: Paint): string {
  const { name, title, description, arguments: parts } = prompt;
  return entryText(
    {
      name,
      title,
      description,
      parts: argumentsOf(parts).map(({ name, title, description, required }) => ({
        name: toText(name),
        required: required === true,
        kind: textOf(title) ?? "",
        description,
      })),
    },
    paint,
  );
}

function argumentsOf(parts: unknown): readonly { readonly [field: string]: unknown }[] {
  return Array.isArray(parts) ? parts.filter(isRecord) : [];
}
