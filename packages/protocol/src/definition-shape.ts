/**
 * What the definition of a server says in types alone: enough for a client to name its tools,
 * prompts and resources, and to know what they take and give, without the server itself.
 */
export interface DefinitionShape {
  readonly tools?: { readonly [name: string]: ToolShape };
  readonly prompts?: { readonly [name: string]: PromptShape };
  /** By URI, or by URI template. */
  readonly resources?: { readonly [uri: string]: object };
}

/** A tool: what it takes, and what it gives as structured content. */
export interface ToolShape {
  readonly input?: SchemaShape | undefined;
  readonly output?: SchemaShape | undefined;
}

/** A prompt: a schema of its arguments, or what is known of each. */
export interface PromptShape {
  readonly arguments?:
    | SchemaShape
    | { readonly [name: string]: { readonly required?: boolean } }
    | undefined;
}

/** A schema of any library that speaks Standard Schema, as far as its types go. */
export interface SchemaShape<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The values that a schema takes. */
export type SchemaInput<Of extends SchemaShape> = NonNullable<Of["~standard"]["types"]>["input"];

/** The values that a schema gives. */
export type SchemaOutput<Of extends SchemaShape> = NonNullable<Of["~standard"]["types"]>["output"];
