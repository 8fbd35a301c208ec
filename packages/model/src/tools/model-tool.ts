import type { AnySchema, InferOutput } from "@mcp-actors/server/schema";

/** What a tool may need beside its arguments. */
export interface ToolCallContext {
  /** Aborts when nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/** What a tool is called with: what its input schema gives. */
export type ToolArguments<Input extends AnySchema | undefined> = Input extends AnySchema
  ? InferOutput<Input>
  : Readonly<Record<never, never>>;

/** A tool that a model can call. Its name is its key. */
export interface ModelTool<Input extends AnySchema | undefined = AnySchema | undefined> {
  readonly description?: string;
  /** What it is called with: an object, checked before it runs. Without it the tool takes no arguments. */
  readonly input?: Input;
  /** Does the work; what it gives is JSON, and what it throws is told to the model in its own words. */
  // A method, so that tools with arguments of their own remain tools: parameters compare both ways.
  run(args: ToolArguments<Input>, context: ToolCallContext): unknown;
}

/** Tools by their names. */
export interface ModelTools {
  readonly [name: string]: ModelTool;
}

/** Returns its argument: it is here to infer the arguments of `run` from the schema. */
export function modelTool<Input extends AnySchema | undefined = undefined>(
  definition: ModelTool<Input>,
): ModelTool<Input> {
  return definition;
}
