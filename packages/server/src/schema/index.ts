export { NO_PARAMETERS, toJsonSchema, toObjectSchema } from "./json-schema.ts";
export type { AnySchema, InferInput, InferOutput, JsonSchema } from "./schema.ts";
export { describeIssues, validate } from "./validate.ts";
