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
  readonly input?: AnySchemaShape | undefined;
  readonly output?: AnySchemaShape | undefined;
}

/** A prompt: a schema of its arguments, or what is known of each. */
export interface PromptShape {
  // What is known of one may say nothing of `required`, which no type of optional fields alone would take.
  readonly arguments?: AnySchemaShape | { readonly [name: string]: object } | undefined;
}

/** A schema of any library that speaks Standard Schema, as far as its types go. */
export interface SchemaShape<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/**
 * A schema of Zod 4, as far as its types go.
 *
 * Zod speaks Standard Schema too, but to look there has the compiler build the types of
 * both sides anew. It tries the members of a union in the order of their names: this one
 * must come before `SchemaShape`.
 */
export interface CoreSchemaShape<Input = unknown, Output = Input> {
  readonly _zod: { readonly input: Input; readonly output: Output };
}

/** A schema whose types can be read. */
export type AnySchemaShape = CoreSchemaShape | SchemaShape;

/** The values that a schema takes. */
export type SchemaInput<Of extends AnySchemaShape> = Of extends CoreSchemaShape
  ? Of["_zod"]["input"]
  : Of extends SchemaShape
    ? NonNullable<Of["~standard"]["types"]>["input"]
    : never;

/** The values that a schema gives. */
export type SchemaOutput<Of extends AnySchemaShape> = Of extends CoreSchemaShape
  ? Of["_zod"]["output"]
  : Of extends SchemaShape
    ? NonNullable<Of["~standard"]["types"]>["output"]
    : never;
