import { z } from "zod";
import { revision20250618 } from "../../revision/2025-06-18.ts";
import { Annotations } from "../annotations.ts";
import { BaseMetadata, title } from "../base-metadata.ts";
import { completionContext, ResourceTemplateReference } from "../completion.ts";
import { audioContent, content } from "../content.ts";
import { BareElicitedValue, elicitation, requestedSchema } from "../elicitation.ts";
import { JsonObject } from "../json.ts";
import { openMeta } from "../json-rpc.ts";
import { earlyMessages } from "../messages.ts";
import type { Parts } from "../parts.ts";
import {
  BareEnumSchema,
  BareNumberSchema,
  BareStringSchema,
  BooleanSchema,
} from "../primitive-schema.ts";
import { resource, resourceLink } from "../resources.ts";
import { revisionSchema } from "../revision-schema.ts";
import { features, session } from "../sections.ts";
import { sessionClient, sessionServer } from "../session-traffic.ts";
import { ObjectSchema, ToolAnnotations, tool } from "../tools.ts";
import { parts20250326, scope20250326 } from "./2025-03-26.ts";

/** What 2025-06-18 changes: titles, `_meta` on everything named, structured output. */
export const parts20250618 = {
  ...parts20250326,
  meta: openMeta,
  titled: title,
  annotated: { annotations: Annotations.optional() },
  tool: { ...parts20250326.tool, outputSchema: ObjectSchema.optional() },
  structured: { structuredContent: JsonObject.optional() },
} satisfies Parts;

const kinds = content(parts20250618);
const AudioContent = audioContent(parts20250618);
const ResourceLink = resourceLink(parts20250618);
const { TextContent, ImageContent, EmbeddedResource } = kinds;
const PrimitiveSchemaDefinition = z.union([
  BareStringSchema,
  BareNumberSchema,
  BooleanSchema,
  BareEnumSchema,
]);

/** What 2025-06-18 changes further: links to resources, context for completion, elicitation. */
export const scope20250618 = {
  ...scope20250326,
  ...parts20250618,
  ...kinds,
  ContentBlock: z.discriminatedUnion("type", [
    TextContent,
    ImageContent,
    AudioContent,
    ResourceLink,
    EmbeddedResource,
  ]),
  SamplingContent: z.discriminatedUnion("type", [TextContent, ImageContent, AudioContent]),
  Implementation: scope20250326.Implementation.extend(title),
  ClientCapabilities: scope20250326.ClientCapabilities.extend({
    elicitation: JsonObject.optional(),
  }),
  Tool: tool(parts20250618),
  Resource: resource(parts20250618),
  completion: completionContext,
  ElicitedValue: BareElicitedValue,
  ElicitRequestParams: z.looseObject({
    message: z.string(),
    requestedSchema: requestedSchema({ PrimitiveSchemaDefinition }),
  }),
};

/** The first revision that asks the person at the client. */
export const schema20250618 = revisionSchema({
  version: revision20250618.version,
  definitions: {
    ...earlyMessages(),
    ...features(scope20250618),
    ...session(scope20250618),
    ...elicitation(scope20250618),
    Annotations,
    AudioContent,
    BaseMetadata,
    ContentBlock: scope20250618.ContentBlock,
    ResourceLink,
    ResourceTemplateReference,
    ToolAnnotations,
    StringSchema: BareStringSchema,
    NumberSchema: BareNumberSchema,
    BooleanSchema,
    EnumSchema: BareEnumSchema,
    PrimitiveSchemaDefinition,
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
