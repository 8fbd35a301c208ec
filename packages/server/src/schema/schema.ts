import type { CoreSchemaShape, SchemaInput, SchemaOutput } from "@mcp-actors/protocol";

/**
 * A schema of any library that speaks Standard Schema and can express itself in JSON Schema.
 *
 * Zod 4 does out of the box. `jsonSchema` is optional in the type alone: without
 * it, `defineServer` refuses the tool by name.
 */
export interface Schema<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Validation<Output> | Promise<Validation<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly jsonSchema?: SchemaConverter | undefined;
  };
}

/** A schema as handlers are typed by it: of Zod, whose types are read the short way, or any other. */
export type AnySchema = CoreSchemaShape | Schema;

/** How a schema expresses itself in JSON Schema: what it takes, and what it gives. */
export interface SchemaConverter {
  readonly input: (options: { readonly target: "draft-2020-12" }) => JsonSchema;
  readonly output: (options: { readonly target: "draft-2020-12" }) => JsonSchema;
}

/** A JSON Schema, as an object of its keywords. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What validating a value gave: the value as the schema understands it, or what is wrong with it. */
export type Validation<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** One thing that is wrong with a value, and where in it. */
export interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The values that a schema takes. */
export type InferInput<Of extends AnySchema> = SchemaInput<Of>;

/** The values that a schema gives. */
export type InferOutput<Of extends AnySchema> = SchemaOutput<Of>;
