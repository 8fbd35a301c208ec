import type { Annotations, Icon, ToolAnnotations } from "@mcp-actors/protocol";
import type { JsonSchema } from "../schema/json-schema.ts";

/** What a call panel calls: a tool, a prompt, a resource or a template of resources. */
export interface CallSubject {
  readonly kind: "tool" | "prompt" | "resource" | "template";
  /** What programs call it; a resource's is its URI. */
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly icons?: readonly Icon[] | undefined;
  readonly annotations?: ToolAnnotations | Annotations | undefined;
  /** What it takes; see `schemaOfArguments` and `schemaOfTemplate` for prompts and templates. */
  readonly inputSchema: JsonSchema;
}
