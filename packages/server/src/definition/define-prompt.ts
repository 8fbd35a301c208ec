import type { GetPromptResult, Icon, Meta, PromptMessage } from "@mcp-actors/protocol";
import { checkKeys } from "@mcp-actors/transport";
import type { AnySchema, InferInput, InferOutput } from "../schema/schema.ts";
import type { Completer } from "./completer.ts";
import type { Context } from "./context.ts";
import type { Running } from "./define-tool.ts";
import { PROMPT_KEYS } from "./definition-keys.ts";

/**
 * A prompt: what it is filled in with, and the function that gives its messages.
 *
 * Its name is its key in the definition of the server.
 */
export interface Prompt<
  Arguments extends PromptArguments | undefined = PromptArguments | undefined,
> {
  /** What people are shown; default its key. */
  readonly title?: string;
  /** What it is good for, for people. */
  readonly description?: string;
  /** What it is filled in with: a schema of an object of texts, or what is known of each argument. */
  readonly arguments?: Arguments;
  /** How arguments may go on, by their names. */
  readonly complete?: { readonly [Name in ArgumentName<Arguments>]?: Completer };
  /** Pictures of it for people. */
  readonly icons?: readonly Icon[];
  /** What else clients are told of it, by keys with a prefix. */
  readonly _meta?: Meta;
  /** Gives the messages; a string is one of the user. */
  // A method, so that prompts with arguments of their own remain prompts: parameters compare both ways.
  get(args: PromptValues<Arguments>, ctx: Context): Running<Prompted>;
}

/** The arguments of a prompt: a schema, or a record. */
export type PromptArguments = AnySchema | PromptArgumentRecord;

/** The arguments of a prompt by their names. */
export interface PromptArgumentRecord {
  readonly [name: string]: PromptArgumentDefinition;
}

/** What is known of one argument of a prompt; its value is text. */
export interface PromptArgumentDefinition {
  /** What people are shown; default its key. */
  readonly title?: string;
  /** What to give, for people. */
  readonly description?: string;
  /** Default false. */
  readonly required?: boolean;
  /** How a value that was begun may go on. */
  readonly complete?: Completer;
}

/** What `get` may give. */
export type Prompted = string | PromptMessage | readonly PromptMessage[] | GetPromptResult;

/** What `get` is called with: what the schema gives, or the texts. */
export type PromptValues<Arguments> = undefined extends Arguments
  ? Readonly<Record<never, never>>
  : Arguments extends AnySchema
    ? InferOutput<Arguments>
    : Arguments extends PromptArgumentRecord
      ? Flat<
          { readonly [Name in RequiredName<Arguments>]: string } & {
            readonly [Name in Exclude<keyof Arguments, RequiredName<Arguments>>]?: string;
          }
        >
      : never;

type RequiredName<Arguments extends PromptArgumentRecord> = {
  [Name in keyof Arguments]: Arguments[Name] extends { readonly required: true } ? Name : never;
}[keyof Arguments];

type ArgumentName<Arguments> = Arguments extends AnySchema
  ? keyof InferInput<Arguments>
  : keyof Arguments;

type Flat<Fields> = { [Name in keyof Fields]: Fields[Name] };

/** What was given as arguments: nothing where that is what the default leaves. */
type Given<Arguments extends PromptArguments | undefined> = undefined extends Arguments
  ? undefined
  : Arguments;

// The default says what `complete` in a record takes, while the record itself is still being inferred.
/** Returns its argument: it is here to infer the arguments of `get`. */
export function prompt<
  const Arguments extends PromptArguments | undefined = PromptArgumentRecord | undefined,
>(definition: Prompt<Arguments>): Prompt<Given<Arguments>>;
export function prompt(definition: Prompt): Prompt {
  checkKeys("prompt", definition, PROMPT_KEYS);
  return definition;
}
