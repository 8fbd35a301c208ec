import { z } from "zod";
import { revision20250326 } from "../../revision/2025-03-26.ts";
import { BareAnnotations } from "../annotations.ts";
import { completions } from "../capabilities.ts";
import { ResourceTemplateReference } from "../completion.ts";
import { audioContent } from "../content.ts";
import { earlyMessages } from "../messages.ts";
import type { Parts } from "../parts.ts";
import { revisionSchema } from "../revision-schema.ts";
import { features, session } from "../sections.ts";
import { sessionClient, sessionServer } from "../session-traffic.ts";
import { ToolAnnotations, tool } from "../tools.ts";
import { parts20241105, scope20241105 } from "./2024-11-05.ts";

/** What 2025-03-26 changes: progress with a message, tools with annotations. */
export const parts20250326 = {
  ...parts20241105,
  progress: { message: z.string().optional() },
  tool: { ...parts20241105.tool, annotations: ToolAnnotations.optional() },
} satisfies Parts;

const AudioContent = audioContent(parts20250326);
const { TextContent, ImageContent, EmbeddedResource, ServerCapabilities } = scope20241105;

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
  ServerCapabilities: ServerCapabilities.extend(completions),
  Tool: tool(parts20250326),
};

/** The one revision with batches. */
export const schema20250326 = revisionSchema({
  version: revision20250326.version,
  definitions: {
    ...batches(),
    ...features(scope20250326),
    ...session(scope20250326),
    Annotations: BareAnnotations,
    AudioContent,
    ResourceReference: ResourceTemplateReference,
    ToolAnnotations,
  },
  client: sessionClient,
  server: sessionServer,
});

function batches() {
  const single = earlyMessages();
  const JSONRPCBatchRequest = z.array(z.union([single.JSONRPCRequest, single.JSONRPCNotification]));
  const JSONRPCBatchResponse = z.array(z.union([single.JSONRPCResponse, single.JSONRPCError]));
  return {
    ...single,
    JSONRPCBatchRequest,
    JSONRPCBatchResponse,
    JSONRPCMessage: z.union([single.JSONRPCMessage, JSONRPCBatchRequest, JSONRPCBatchResponse]),
  };
}
