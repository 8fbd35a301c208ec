import { z } from "zod";
import { revision20250326 } from "../../revision/2025-03-26.ts";
import { EarlyAnnotations } from "../annotations.ts";
import { serverCapabilities } from "../capabilities.ts";
import { ResourceTemplateReference } from "../completion.ts";
import { audioContent } from "../content.ts";
import { JsonObject } from "../json.ts";
import { batchMessages } from "../messages.ts";
import { absent, type Parts } from "../parts.ts";
import { revisionSchema } from "../revision-schema.ts";
import type { Scope } from "../scope.ts";
import { features, session } from "../sections.ts";
import { sessionClient, sessionServer } from "../session-traffic.ts";
import { ToolAnnotations, tool } from "../tools.ts";
import { content20241105, parts20241105, scope20241105 } from "./2024-11-05.ts";

/** What 2025-03-26 changes: progress with a message, tools with annotations. */
export const parts20250326 = {
  ...parts20241105,
  progress: { message: z.string().optional() },
  tool: { ...parts20241105.tool, annotations: ToolAnnotations.optional() },
} satisfies Parts;

const AudioContent = audioContent(parts20250326);
const { TextContent, ImageContent, EmbeddedResource } = content20241105;

/** What 2025-03-26 changes further: sound, and completion as a capability. */
export const scope20250326 = {
  ...scope20241105,
  ...parts20250326,
  ContentBlock: z.discriminatedUnion("type", [
    TextContent,
    ImageContent,
    AudioContent,
    EmbeddedResource,
  ]),
  SamplingContent: z.discriminatedUnion("type", [TextContent, ImageContent, AudioContent]),
  ServerCapabilities: serverCapabilities({
    completions: JsonObject.optional(),
    tasks: absent(),
    extensions: absent(),
  }),
  Tool: tool(parts20250326),
} satisfies Scope;

/** The one revision with batches. */
export const schema20250326 = revisionSchema({
  version: revision20250326.version,
  definitions: {
    ...batchMessages(),
    ...features(scope20250326),
    ...session(scope20250326),
    Annotations: EarlyAnnotations,
    AudioContent,
    ResourceReference: ResourceTemplateReference,
    ToolAnnotations,
  },
  client: sessionClient,
  server: sessionServer,
});
