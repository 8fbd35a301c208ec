import { z } from "zod";
import { revision20241105 } from "../../revision/2024-11-05.ts";
import { BareAnnotations } from "../annotations.ts";
import { BareClientCapabilities, BareServerCapabilities } from "../capabilities.ts";
import { ResourceTemplateReference } from "../completion.ts";
import { content } from "../content.ts";
import { openMeta, progressMeta, RequestId } from "../json-rpc.ts";
import { BareImplementation } from "../lifecycle.ts";
import { earlyMessages } from "../messages.ts";
import { pagination } from "../pagination.ts";
import type { Parts } from "../parts.ts";
import { resource } from "../resources.ts";
import { revisionSchema } from "../revision-schema.ts";
import { features, session } from "../sections.ts";
import { sessionClient, sessionServer } from "../session-traffic.ts";
import { ObjectSchema, tool } from "../tools.ts";

/** What 2024-11-05 builds its definitions from. */
export const parts20241105 = {
  request: {},
  question: {},
  notification: {},
  requestParams: {},
  questionParams: {},
  notificationParams: {},
  NotificationParams: z.looseObject(openMeta),
  result: openMeta,
  answer: openMeta,
  progress: {},
  cancelled: { requestId: RequestId },
  cacheable: {},
  tasked: {},
  meta: {},
  titled: {},
  pictured: {},
  annotated: { annotations: BareAnnotations.optional() },
  tool: { inputSchema: ObjectSchema },
  structured: {},
} satisfies Parts;

const kinds = content(parts20241105);

/** What the sections of 2024-11-05 are about. */
export const scope20241105 = {
  ...parts20241105,
  ...kinds,
  RequestParams: z.looseObject(progressMeta),
  RootsParams: z.looseObject(progressMeta),
  ListParams: pagination(parts20241105).PaginatedRequestParams.optional(),
  ContentBlock: z.discriminatedUnion("type", [
    kinds.TextContent,
    kinds.ImageContent,
    kinds.EmbeddedResource,
  ]),
  SamplingContent: z.discriminatedUnion("type", [kinds.TextContent, kinds.ImageContent]),
  Implementation: BareImplementation,
  ClientCapabilities: BareClientCapabilities,
  ServerCapabilities: BareServerCapabilities,
  Tool: tool(parts20241105),
  Resource: resource(parts20241105),
  CompletionValues: z.array(z.string()),
  completion: {},
  sampling: {},
  message: {},
  sampled: openMeta,
  retry: {},
};

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
