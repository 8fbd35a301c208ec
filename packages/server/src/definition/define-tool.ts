import type { CallToolResult, Icon, Meta, ToolAnnotations } from "@mcp-actors/protocol";
import { checkKeys } from "@mcp-actors/transport";
import type { AnySchema, InferInput, InferOutput } from "../schema/schema.ts";
import type { Context } from "./context.ts";
import { TOOL_KEYS } from "./definition-keys.ts";
import type { ToolLimits } from "./tool-limits.ts";

/**
 * A tool: what it is called with, what it gives, and the function that does it.
 *
 * Its name is its key in the definition of the server.
 */
export interface Tool<
  Input extends AnySchema | undefined = AnySchema | undefined,
  Output extends AnySchema | undefined = AnySchema | undefined,
> {
  /** What people are shown; default its key. */
  readonly title?: string;
  /** What it does and when to use it, for a model. */
  readonly description?: string;
  /** What it is called with: an object; without it the tool takes no arguments. */
  readonly input?: Input;
  /** What it gives, as `structuredContent`; checked before it leaves. */
  readonly output?: Output;
  /** Hints on what it does to its surroundings; clients do not rely on them. */
  readonly annotations?: ToolAnnotations;
  /** Pictures of it for people. */
  readonly icons?: readonly Icon[];
  /** What else clients are told of it, by keys with a prefix. */
  readonly _meta?: Meta;
  /**
   * Names what its calls remember while their client answers: they go on under the same name, and start
   * over under another. Default a digest of name, description and schemas.
   */
  readonly fingerprint?: string;
  /** How often it runs at once in one server; default as often as it is called. */
  readonly limits?: ToolLimits;
  /**
   * Does the work. A string, number or boolean becomes text; content blocks stay what they are;
   * any other value becomes `structuredContent` and its text twin; a `CallToolResult` goes out as it is.
   *
   * An async generator may yield to let a cancel end it; its return value is the result.
   */
  // A method, so that tools with arguments of their own remain tools: parameters compare both ways.
  run(args: Arguments<Input>, ctx: Context): Running<Returned<Output>>;
}

/** What `run` is called with: what the input schema gives. */
export type Arguments<Input extends AnySchema | undefined> = Input extends AnySchema
  ? InferOutput<Input>
  : Readonly<Record<never, never>>;

/** What `run` may give: a whole result, or with an output schema only what that takes. */
export type Returned<Output extends AnySchema | undefined> =
  | CallToolResult
  | (Output extends AnySchema ? InferInput<Output> : unknown);

/** A value now, later, or at the end of a generator. */
export type Running<Value> = Value | Promise<Value> | Generating<Value>;

/** An async generator, by what it is driven with: the compiler compares every handler with it. */
export interface Generating<Value> {
  next(): Promise<IteratorResult<unknown, Value>>;
  return(value?: unknown): Promise<IteratorResult<unknown, Value>>;
  [Symbol.asyncIterator](): AsyncIterator<unknown, Value, void>;
}

/** Returns its argument: it is here to infer the types of `run` from the two schemas. */
export function tool<
  Input extends AnySchema | undefined = undefined,
  Output extends AnySchema | undefined = undefined,
>(definition: Tool<Input, Output>): Tool<Input, Output> {
  checkKeys("tool", definition, TOOL_KEYS);
  return definition;
}
