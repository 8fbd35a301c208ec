import type {
  AnySchemaShape,
  CallToolResult,
  DefinitionShape,
  GetPromptResult,
  IsTemplate,
  PromptShape,
  ReadResourceResult,
  SchemaInput,
  SchemaOutput,
  TemplateVariables,
  ToolShape,
} from "@mcp-actors/protocol";
import type { Call } from "../call.ts";
import type { CallToolOptions, FetchOptions, RequestOptions } from "../request-options.ts";

/** What a server offers, by name, as the type of its definition says. */
export interface NamedCalls<Definition extends DefinitionShape> {
  /**
   * Its tools. A call gives the structured content of a tool that promises some, and else the
   * whole result; a tool that fails throws a `ToolFailedError`.
   *
   * @example Call a tool by its name
   * ```ts
   * await using client = await connect<typeof weather>(target);
   * const { celsius } = await client.tools.forecast({ city: "Oslo" });
   * ```
   */
  readonly tools: NamedTools<Definition>;
  readonly prompts: NamedPrompts<Definition>;
  /** Its resources by URI, and families of them by URI template. */
  readonly resources: NamedResources<Definition>;
}

/** The tools of a definition, each as a function of its arguments. */
export type NamedTools<Definition extends DefinitionShape> = {
  readonly [Name in Named<Definition["tools"]>]: NamedTool<NonNullable<Definition["tools"]>[Name]>;
};

/** The prompts of a definition, each as a function of its arguments. */
export type NamedPrompts<Definition extends DefinitionShape> = {
  readonly [Name in Named<Definition["prompts"]>]: NamedPrompt<
    NonNullable<Definition["prompts"]>[Name]
  >;
};

/** The resources of a definition by URI, each as a function that reads it. */
export type NamedResources<Definition extends DefinitionShape> = {
  readonly [Uri in Named<Definition["resources"]>]: NamedResource<Uri & string>;
};

/** Calls one tool. */
export type NamedTool<Tool extends ToolShape> = (
  ...args: Arguments<InputOf<Tool["input"]>, CallToolOptions>
) => Call<OutputOf<Tool["output"]>>;

/** Has one prompt filled in. */
export type NamedPrompt<Prompt extends PromptShape> = (
  ...args: Arguments<ValuesOf<Prompt["arguments"]>, RequestOptions>
) => Call<GetPromptResult>;

/** Reads one resource, or one of a family. */
export type NamedResource<Uri extends string> =
  IsTemplate<Uri> extends true
    ? (...args: Arguments<TemplateVariables<Uri>, FetchOptions>) => Call<ReadResourceResult>
    : (options?: FetchOptions) => Call<ReadResourceResult>;

/** The names that are known; where any could be, none is. `then` and `toJSON` would be called by the language itself. */
type Named<Offered> = string extends keyof NonNullable<Offered>
  ? never
  : Exclude<keyof NonNullable<Offered>, "then" | "toJSON">;

/** Arguments may be left out where none is needed. */
type Arguments<Values, Options> = object extends Values
  ? [values?: Values, options?: Options]
  : [values: Values, options?: Options];

type InputOf<Input> = [NonNullable<Input>] extends [never]
  ? Readonly<Record<never, never>>
  : SchemaInput<Extract<Input, AnySchemaShape>>;

type OutputOf<Output> =
  IsUnknown<NonNullable<Output>> extends true
    ? CallToolResult
    : SchemaOutput<Extract<Output, AnySchemaShape>>;

/** Whether there is no schema, or, where nothing was inferred of it, none in particular. */
type IsUnknown<Schema> = [Schema] extends [never]
  ? true
  : [unknown, keyof Schema] extends [SchemaOutput<Extract<Schema, AnySchemaShape>>, "~standard"]
    ? true
    : false;

type ValuesOf<Described> = [NonNullable<Described>] extends [never]
  ? Readonly<Record<never, never>>
  : NonNullable<Described> extends AnySchemaShape
    ? SchemaInput<Extract<Described, AnySchemaShape>>
    : TextsOf<NonNullable<Described>>;

type TextsOf<Described> = {
  readonly [Name in RequiredName<Described>]: string;
} & {
  readonly [Name in Exclude<keyof Described, RequiredName<Described>>]?: string;
};

type RequiredName<Described> = {
  [Name in keyof Described]: Described[Name] extends { readonly required: true } ? Name : never;
}[keyof Described];
