import { z } from "zod";
import { revision20250618 } from "../../revision/2025-06-18.ts";
import { Annotations } from "../annotations.ts";
import { BaseMetadata, title } from "../base-metadata.ts";
import { clientCapabilities, rootsCapability } from "../capabilities.ts";
import { completionContext, ResourceTemplateReference } from "../completion.ts";
import { content, contentBlocks } from "../content.ts";
import { elicitation, formParams, SingleElicitedValue } from "../elicitation.ts";
import { JsonObject } from "../json.ts";
import { openMeta } from "../json-rpc.ts";
import { implementation } from "../lifecycle.ts";
import { earlyMessages } from "../messages.ts";
import { absent, type Parts } from "../parts.ts";
import { BooleanSchema, namedEnumSchema, numberSchema, stringSchema } from "../primitive-schema.ts";
import { resource } from "../resources.ts";
import { revisionSchema } from "../revision-schema.ts";
import type { ElicitationScope, Scope } from "../scope.ts";
import { features, session } from "../sections.ts";
import { sessionClient, sessionServer } from "../session-traffic.ts";
import { objectSchema, ToolAnnotations, tool } from "../tools.ts";
import { parts20250326, scope20250326 } from "./2025-03-26.ts";

/** What 2025-06-18 changes: titles, `_meta` on everything named, structured output. */
export const parts20250618 = {
  ...parts20250326,
  meta: openMeta,
  titled: title,
  annotated: { annotations: Annotations.optional() },
  tool: {
    ...parts20250326.tool,
    outputSchema: objectSchema({ $schema: absent() }).optional(),
  },
  structured: { structuredContent: JsonObject.optional() },
} satisfies Parts;

const blocks = contentBlocks(parts20250618);
const { TextContent, ImageContent, ...contents } = content(parts20250618);

const StringSchema = stringSchema({ default: absent() });
const NumberSchema = numberSchema({ default: absent() });
const EnumSchema = namedEnumSchema({ default: absent() });
const fields = {
  StringSchema,
  NumberSchema,
  BooleanSchema,
  EnumSchema,
  PrimitiveSchemaDefinition: z.union([StringSchema, NumberSchema, BooleanSchema, EnumSchema]),
};

/** What 2025-06-18 changes further: links to resources, context for completion, elicitation. */
export const scope20250618 = {
  ...scope20250326,
  ...parts20250618,
  ...contents,
  ContentBlock: blocks.ContentBlock,
  SamplingContent: z.discriminatedUnion("type", [TextContent, ImageContent, blocks.AudioContent]),
  Implementation: implementation(parts20250618),
  ClientCapabilities: clientCapabilities({
    roots: rootsCapability,
    sampling: JsonObject.optional(),
    elicitation: JsonObject.optional(),
    tasks: absent(),
    extensions: absent(),
  }),
  Tool: tool(parts20250618),
  Resource: resource(parts20250618),
  completion: completionContext,
  ElicitedValue: SingleElicitedValue,
  ElicitRequestParams: formParams({
    ...parts20250618,
    ...fields,
    mode: absent(),
    $schema: absent(),
  }),
} satisfies Scope & ElicitationScope;

/** The first revision that asks the person at the client. */
export const schema20250618 = revisionSchema({
  version: revision20250618.version,
  definitions: {
    ...earlyMessages(),
    ...features(scope20250618),
    ...session(scope20250618),
    ...elicitation(scope20250618),
    ...blocks,
    ...fields,
    Annotations,
    BaseMetadata,
    ResourceTemplateReference,
    ToolAnnotations,
  },
  client: sessionClient,
  server: {
    ...sessionServer,
    requests: {
      ...sessionServer.requests,
      "elicitation/create": ["ElicitRequest", "ElicitResult"],
    },
  },
});
