import type { PromptArgument, Prompt as WirePrompt } from "@mcp-actors/protocol";
import { checkIcons } from "../definition/check-icons.ts";
import { compileCompleters } from "../definition/compile-completers.ts";
import type { Completer } from "../definition/completer.ts";
import type { Prompt, PromptArgumentRecord } from "../definition/define-prompt.ts";
import { digest } from "../json/digest.ts";
import { present } from "../json/present.ts";
import type { AnySchema } from "../schema/schema.ts";
import { fromRecord, fromSchema } from "./prompt-arguments.ts";

/** A prompt with everything worked out that does not depend on a request. */
export interface CompiledPrompt {
  readonly name: string;
  readonly prompt: Prompt;
  /** What its arguments are checked by, where that is a schema. */
  readonly schema: AnySchema | undefined;
  readonly arguments: readonly PromptArgument[];
  readonly completers: ReadonlyMap<string, Completer>;
  /** Differs when the prompt is no longer the one that asked. */
  readonly fingerprint: string;
  readonly wire: WirePrompt;
}

/** A prompt, ready to be listed and got; throws where something is wrong with its definition. */
export function compilePrompt(name: string, prompt: Prompt): CompiledPrompt {
  if (name === "") throw new TypeError("Prompt must have a name");
  const of = `prompt ${JSON.stringify(name)}`;
  checkIcons(prompt.icons, of);
  const { arguments: given = {}, title, description, icons, _meta } = prompt;
  const schema = isSchema(given) ? given : undefined;
  const args = isSchema(given) ? fromSchema(given, of) : fromRecord(given);
  const names = args.map((argument) => argument.name);
  const shown = args.length > 0 ? args : undefined;
  return {
    name,
    prompt,
    schema,
    arguments: args,
    completers: compileCompleters(allCompleters(prompt, given), names, of),
    fingerprint: digest([name, description, args]),
    wire: present({ name, title, description, arguments: shown, icons, _meta }),
  };
}

function allCompleters(
  { complete }: Prompt,
  given: AnySchema | PromptArgumentRecord,
): { readonly [name: string]: Completer | undefined } {
  if (isSchema(given)) return { ...complete };
  const own = Object.entries(given).map(([name, argument]) => [name, argument.complete]);
  return { ...Object.fromEntries(own), ...complete };
}

function isSchema(given: AnySchema | PromptArgumentRecord): given is AnySchema {
  return "~standard" in given;
}
