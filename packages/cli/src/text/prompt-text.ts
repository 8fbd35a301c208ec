import type { Prompt } from "@mcp-actors/protocol";
import type { Paint } from "../terminal/paint.ts";
import { entryText } from "./entry-text.ts";

/** A prompt, for a person: what it is, and what it is filled in with. */
export function promptText(prompt: Prompt, paint: Paint): string {
  const { name, title, description, arguments: parts = [] } = prompt;
  return entryText(
    {
      name,
      title,
      description,
      parts: parts.map(({ name, title, description, required = false }) => ({
        name,
        required,
        kind: title ?? "",
        description,
      })),
    },
    paint,
  );
}
