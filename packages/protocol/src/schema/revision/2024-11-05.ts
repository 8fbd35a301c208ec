import { z } from "zod";
import { revision20241105 } from "../../revision/2024-11-05.ts";
import { EarlyAnnotations } from "../annotations.ts";
import { clientCapabilities, rootsCapability, serverCapabilities } from "../capabilities.ts";
import { ResourceTemplateReference } from "../completion.ts";
import { content } from "../content.ts";
import { JsonObject } from "../json.ts";
import { openMeta, progressMeta, RequestId } from "../json-rpc.ts";
import { implementation } from "../lifecycle.ts";
import { earlyMessages } from "../messages.ts";
import { pagination } from "../pagination.ts";
import { absent, type Parts } from "../parts.ts";
import { resource } from "../resources.ts";
import { revisionSchema } from "../revision-schema.ts";
import type { Scope } from "../scope.ts";
import { features, session } from "../sections.ts";
import { sessionClient, sessionServer } from "../session-traffic.ts";
import { objectSchema, tool } from "../tools.ts";

/** What 2024-11-05 builds its definitions from. */
export const parts20241105 = {
  request: { jsonrpc: absent(), id: absent() },
  question: { jsonrpc: absent(), id: absent() },
  notification: { jsonrpc: absent() },
  requestParams: { _meta: absent() },
  questionParams: { _meta: absent() },
  notificationParams: { _meta: absent() },
  NotificationParams: z.looseObject(openMeta),
  result: { ...openMeta, resultType: absent() },
  answer: openMeta,
  progress: { message: absent() },
  cancelled: { requestId: RequestId },
  cacheable: { ttlMs: absent(), cacheScope: absent() },
  tasked: { task: absent() },
  meta: { _meta: absent() },
  titled: { title: absent() },
  pictured: { icons: absent() },
  annotated: { annotations: EarlyAnnotations.optional() },
  about: { description: absent(), websiteUrl: absent() },
  tool: {
    inputSchema: objectSchema({ $schema: absent() }),
    outputSchema: absent(),
    annotations: absent(),
    execution: absent(),
  },
  structured: { structuredContent: absent() },
} satisfies Parts;

/** The kinds of content that 2024-11-05 has. */
export const content20241105 = content(parts20241105);

const { TextContent, ImageContent, EmbeddedResource } = content20241105;

/** What the messages of 2024-11-05 are about. */
export const scope20241105 = {
  ...parts20241105,
  ...content20241105,
  RequestParams: z.looseObject(progressMeta),
  RootsParams: z.looseObject(progressMeta),
  ListParams: pagination(parts20241105).PaginatedRequestParams.optional(),
  ContentBlock: z.discriminatedUnion("type", [TextContent, ImageContent, EmbeddedResource]),
  SamplingContent: z.discriminatedUnion("type", [TextContent, ImageContent]),
  Implementation: implementation(parts20241105),
  ClientCapabilities: clientCapabilities({
    roots: rootsCapability,
    sampling: JsonObject.optional(),
    elicitation: absent(),
    tasks: absent(),
    extensions: absent(),
  }),
  ServerCapabilities: serverCapabilities({
    completions: absent(),
    tasks: absent(),
    extensions: absent(),
  }),
  Tool: tool(parts20241105),
  Resource: resource(parts20241105),
  CompletionValues: z.array(z.string()),
  completion: { context: absent() },
  sampling: { tools: absent(), toolChoice: absent() },
  message: { _meta: absent() },
  sampled: openMeta,
  retry: { inputResponses: absent(), requestState: absent() },
} satisfies Scope;

/** The first revision. */
export const schema20241105 = revisionSchema({
  version: revision20241105.version,
  definitions: {
    ...earlyMessages(),
    ...features(scope20241105),
    ...session(scope20241105),
    Annotated: z.looseObject(scope20241105.annotated),
    ResourceReference: ResourceTemplateReference,
  },
  client: sessionClient,
  server: sessionServer,
});
