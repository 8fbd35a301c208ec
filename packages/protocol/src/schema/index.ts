export type { RevisionSchema, SchemaMap, SideSchema } from "./revision-schema.ts";
export { schemaOf } from "./schema-of.ts";
