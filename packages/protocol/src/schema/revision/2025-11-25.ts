import { z } from "zod";
import { ErrorCode } from "../../error-code.ts";
import { revision20251125 } from "../../revision/2025-11-25.ts";
import { Annotations } from "../annotations.ts";
import { BaseMetadata, Icon, Icons, icons } from "../base-metadata.ts";
import {
  clientCapabilities,
  clientTasksCapability,
  elicitationCapability,
  rootsCapability,
  samplingCapability,
  serverCapabilities,
  serverTasksCapability,
} from "../capabilities.ts";
import { ResourceTemplateReference } from "../completion.ts";
import { contentBlocks, conversation } from "../content.ts";
import {
  ElicitedValue,
  elicitation,
  elicitationComplete,
  elicitationModes,
} from "../elicitation.ts";
import { JsonObject } from "../json.ts";
import {
  errorObject,
  identified,
  jsonRpcError,
  openMeta,
  progressMeta,
  RequestId,
  versioned,
} from "../json-rpc.ts";
import { about, implementation } from "../lifecycle.ts";
import { messages } from "../messages.ts";
import { pagination } from "../pagination.ts";
import { absent, type Parts } from "../parts.ts";
import { fieldSchemas } from "../primitive-schema.ts";
import { resource } from "../resources.ts";
import { revisionSchema } from "../revision-schema.ts";
import { samplingContent, ToolChoice } from "../sampling.ts";
import type { ElicitationScope, Scope } from "../scope.ts";
import { features, session } from "../sections.ts";
import { taskClient, taskServer } from "../task-traffic.ts";
import { TaskMetadata, tasks } from "../tasks.ts";
import { dialect, objectSchema, ToolAnnotations, ToolExecution, tool } from "../tools.ts";
import { parts20250618, scope20250618 } from "./2025-06-18.ts";

/** What 2025-11-25 changes: envelopes and `_meta` on every message, pictures, requests run as tasks. */
export const parts20251125 = {
  ...parts20250618,
  request: identified,
  question: identified,
  notification: versioned,
  requestParams: progressMeta,
  questionParams: progressMeta,
  notificationParams: openMeta,
  cancelled: { requestId: RequestId.optional() },
  tasked: { task: TaskMetadata.optional() },
  pictured: icons,
  about,
  tool: {
    inputSchema: objectSchema(dialect),
    outputSchema: objectSchema(dialect).optional(),
    annotations: ToolAnnotations.optional(),
    execution: ToolExecution.optional(),
  },
} satisfies Parts;

const blocks = contentBlocks(parts20251125);
const spoken = conversation({ ...parts20251125, ...blocks });
const Tool = tool(parts20251125);
const modes = elicitationModes({
  ...parts20251125,
  ...fieldSchemas,
  elicitationId: z.string(),
});

/** What 2025-11-25 changes further: models that use tools, elicitation by page. */
export const scope20251125 = {
  ...scope20250618,
  ...parts20251125,
  ListParams: pagination(parts20251125).PaginatedRequestParams.optional(),
  ContentBlock: blocks.ContentBlock,
  SamplingContent: samplingContent(spoken.SamplingMessageContentBlock),
  Implementation: implementation(parts20251125),
  ClientCapabilities: clientCapabilities({
    roots: rootsCapability,
    sampling: samplingCapability,
    elicitation: elicitationCapability,
    tasks: clientTasksCapability,
    extensions: absent(),
  }),
  ServerCapabilities: serverCapabilities({
    completions: JsonObject.optional(),
    tasks: serverTasksCapability,
    extensions: absent(),
  }),
  Tool,
  Resource: resource(parts20251125),
  sampling: { tools: z.array(Tool).optional(), toolChoice: ToolChoice.optional() },
  message: openMeta,
  ElicitedValue,
  ElicitRequestParams: modes.ElicitRequestParams,
} satisfies Scope & ElicitationScope;

/** The definitions that 2025-11-25 has and 2026-07-28 keeps as they are. */
export const kept20251125 = {
  ...blocks,
  ...fieldSchemas,
  Annotations,
  BaseMetadata,
  Icon,
  Icons,
  ResourceTemplateReference,
  ToolAnnotations,
  ToolChoice,
};

/** The last revision with sessions. */
export const schema20251125 = revisionSchema({
  version: revision20251125.version,
  definitions: {
    ...kept20251125,
    ...messages(z.looseObject(parts20251125.result)),
    ...features(scope20251125),
    ...session(scope20251125),
    ...tasks(scope20251125),
    ...elicitation(scope20251125),
    ...modes,
    ...spoken,
    RequestParams: scope20251125.RequestParams,
    NotificationParams: scope20251125.NotificationParams,
    ToolExecution,
    ElicitationCompleteNotification: elicitationComplete(scope20251125),
    URLElicitationRequiredError: jsonRpcError(
      errorObject(ErrorCode.UrlElicitationRequired).extend({
        data: z.looseObject({ elicitations: z.array(modes.ElicitRequestURLParams) }),
      }),
    ),
  },
  client: taskClient,
  server: taskServer,
});
