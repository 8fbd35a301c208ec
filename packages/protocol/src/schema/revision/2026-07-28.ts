import { z } from "zod";
import { revision20260728 } from "../../revision/2026-07-28.ts";
import { cacheable } from "../caching.ts";
import {
  clientCapabilities,
  elicitationCapability,
  samplingCapability,
  serverCapabilities,
  settings,
} from "../capabilities.ts";
import { conversation } from "../content.ts";
import { elicitation, elicitationModes } from "../elicitation.ts";
import { errors } from "../errors.ts";
import { JsonArray, JsonObject, JsonValue } from "../json.ts";
import { openMeta, RequestId } from "../json-rpc.ts";
import { discovery } from "../lifecycle.ts";
import { messages } from "../messages.ts";
import { NotificationMetaObject, requestMeta, resultMeta } from "../meta-object.ts";
import { mrtr } from "../mrtr.ts";
import { pagination } from "../pagination.ts";
import { absent, type Parts } from "../parts.ts";
import { fieldSchemas } from "../primitive-schema.ts";
import { responses } from "../responses.ts";
import { revisionSchema } from "../revision-schema.ts";
import { roots } from "../roots.ts";
import { sampling, samplingContent, ToolChoice } from "../sampling.ts";
import type { ElicitationScope, Scope } from "../scope.ts";
import { features } from "../sections.ts";
import { statelessClient, statelessServer } from "../stateless-traffic.ts";
import { subscriptions } from "../subscriptions.ts";
import { dialect, ToolAnnotations, tool } from "../tools.ts";
import { kept20251125, parts20251125, scope20251125 } from "./2025-11-25.ts";

const { Implementation } = scope20251125;
const ClientCapabilities = clientCapabilities({
  roots: JsonObject.optional(),
  sampling: samplingCapability,
  elicitation: elicitationCapability,
  tasks: absent(),
  extensions: settings,
});
const RequestMetaObject = requestMeta({ Implementation, ClientCapabilities });
const ResultMetaObject = resultMeta({ Implementation });

/** What 2026-07-28 changes: every message says who speaks, results can be cached, no requests by servers. */
const parts20260728 = {
  ...parts20251125,
  question: { jsonrpc: absent(), id: absent() },
  requestParams: { _meta: RequestMetaObject },
  questionParams: { _meta: absent() },
  notificationParams: { _meta: NotificationMetaObject.optional() },
  NotificationParams: z.looseObject({ _meta: NotificationMetaObject.optional() }),
  result: { _meta: ResultMetaObject.optional(), resultType: z.string() },
  answer: { _meta: absent() },
  cancelled: { requestId: RequestId },
  cacheable,
  tasked: { task: absent() },
  tool: {
    inputSchema: z.looseObject({ type: z.literal("object"), ...dialect }),
    outputSchema: z.looseObject(dialect).optional(),
    annotations: ToolAnnotations.optional(),
    execution: absent(),
  },
  structured: { structuredContent: z.unknown().optional() },
} satisfies Parts;

const spoken = conversation({ ...parts20260728, ContentBlock: scope20251125.ContentBlock });
const Tool = tool(parts20260728);
const paginated = pagination(parts20260728);
const modes = elicitationModes({ ...parts20260728, ...fieldSchemas, elicitationId: absent() });

const scope = {
  ...scope20251125,
  ...parts20260728,
  RequestParams: z.looseObject(parts20260728.requestParams),
  RootsParams: z.looseObject(openMeta),
  ListParams: paginated.PaginatedRequestParams,
  SamplingContent: samplingContent(spoken.SamplingMessageContentBlock),
  ClientCapabilities,
  ServerCapabilities: serverCapabilities({
    completions: JsonObject.optional(),
    tasks: absent(),
    extensions: settings,
  }),
  Tool,
  CompletionValues: z.array(z.string()).max(100),
  sampling: { tools: z.array(Tool).optional(), toolChoice: ToolChoice.optional() },
  ElicitRequestParams: modes.ElicitRequestParams,
} satisfies Scope & ElicitationScope;

const questions = { ...roots(scope), ...sampling(scope), ...elicitation(scope) };
const { retry, definitions: rounds } = mrtr({ ...scope, ...questions });

/** What 2026-07-28 changes further: a server asks within its answers. */
const scope20260728 = { ...scope, retry } satisfies Scope & ElicitationScope;

const served = {
  ...features(scope20260728),
  ...discovery(scope20260728),
  ...subscriptions({ ...scope20260728, ResultMetaObject }),
  ...rounds,
};

/** The revision without sessions. */
export const schema20260728 = revisionSchema({
  version: revision20260728.version,
  definitions: {
    ...kept20251125,
    ...messages(z.looseObject(scope.result)),
    ...served,
    ...responses(served),
    ...errors(scope),
    ...elicitation(scope),
    ...modes,
    ...spoken,
    JSONValue: JsonValue,
    JSONObject: JsonObject,
    JSONArray: JsonArray,
    MetaObject: JsonObject,
    RequestMetaObject,
    NotificationMetaObject,
    ResultMetaObject,
    ResultType: z.string(),
    RequestParams: scope.RequestParams,
    NotificationParams: scope.NotificationParams,
    PaginatedRequest: paginated.PaginatedRequest.extend({ params: scope.ListParams }),
    CacheableResult: z.looseObject({ ...scope.result, ...cacheable }),
  },
  client: statelessClient,
  server: statelessServer,
});
