import { describe, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type * as words from "../../src/index.ts";
import type { elicitation, elicitationModes } from "../../src/schema/elicitation.ts";
import type { discovery } from "../../src/schema/lifecycle.ts";
import type { requestMeta } from "../../src/schema/meta-object.ts";
import type { mrtr } from "../../src/schema/mrtr.ts";
import type { fieldSchemas } from "../../src/schema/primitive-schema.ts";
import type { scope20241105 } from "../../src/schema/revision/2024-11-05.ts";
import type { scope20250326 } from "../../src/schema/revision/2025-03-26.ts";
import type { scope20250618 } from "../../src/schema/revision/2025-06-18.ts";
import type { kept20251125, scope20251125 } from "../../src/schema/revision/2025-11-25.ts";
import type { scope20260728 } from "../../src/schema/revision/2026-07-28.ts";
import type { features, session } from "../../src/schema/sections.ts";
import type { subscriptions } from "../../src/schema/subscriptions.ts";
import type { tasks } from "../../src/schema/tasks.ts";

/** What the definitions of a record of schemas come out as. */
type Parsed<Definitions> = {
  [Name in keyof Definitions]: Definitions[Name] extends z.ZodType
    ? z.infer<Definitions[Name]>
    : never;
};

/** The names under which the vocabulary has a type for a definition. */
interface Vocabulary {
  Annotations: words.Annotations;
  AudioContent: words.AudioContent;
  BaseMetadata: words.BaseMetadata;
  BlobResourceContents: words.BlobResourceContents;
  BooleanSchema: words.BooleanSchema;
  CallToolRequest: words.CallToolRequest;
  CallToolRequestParams: words.CallToolRequestParams;
  CallToolResult: words.CallToolResult;
  CancelledNotification: words.CancelledNotification;
  CancelledNotificationParams: words.CancelledNotificationParams;
  CancelTaskRequest: words.CancelTaskRequest;
  CancelTaskResult: words.CancelTaskResult;
  ClientCapabilities: words.ClientCapabilities;
  CompleteRequest: words.CompleteRequest;
  CompleteRequestParams: words.CompleteRequestParams;
  CompleteResult: words.CompleteResult;
  CreateMessageRequest: words.CreateMessageRequest;
  CreateMessageRequestParams: words.CreateMessageRequestParams;
  CreateMessageResult: words.CreateMessageResult;
  CreateTaskResult: words.CreateTaskResult;
  Cursor: words.Cursor;
  DiscoverRequest: words.DiscoverRequest;
  DiscoverResult: words.DiscoverResult;
  ElicitRequest: words.ElicitRequest;
  ElicitRequestFormParams: words.ElicitRequestFormParams;
  ElicitRequestParams: words.ElicitRequestParams;
  ElicitRequestURLParams: words.ElicitRequestURLParams;
  ElicitResult: words.ElicitResult;
  EmbeddedResource: words.EmbeddedResource;
  EnumSchema: words.EnumSchema;
  GetPromptRequest: words.GetPromptRequest;
  GetPromptRequestParams: words.GetPromptRequestParams;
  GetPromptResult: words.GetPromptResult;
  GetTaskPayloadRequest: words.GetTaskPayloadRequest;
  GetTaskRequest: words.GetTaskRequest;
  GetTaskResult: words.GetTaskResult;
  Icon: words.Icon;
  Icons: words.Icons;
  ImageContent: words.ImageContent;
  Implementation: words.Implementation;
  InitializeRequest: words.InitializeRequest;
  InitializeRequestParams: words.InitializeRequestParams;
  InitializeResult: words.InitializeResult;
  InputRequest: words.InputRequest;
  InputRequests: words.InputRequests;
  InputResponse: words.InputResponse;
  InputResponseRequestParams: words.InputResponseRequestParams;
  InputResponses: words.InputResponses;
  LegacyTitledEnumSchema: words.LegacyTitledEnumSchema;
  ListPromptsRequest: words.ListPromptsRequest;
  ListPromptsResult: words.ListPromptsResult;
  ListResourcesRequest: words.ListResourcesRequest;
  ListResourcesResult: words.ListResourcesResult;
  ListResourceTemplatesRequest: words.ListResourceTemplatesRequest;
  ListResourceTemplatesResult: words.ListResourceTemplatesResult;
  ListRootsRequest: words.ListRootsRequest;
  ListRootsResult: words.ListRootsResult;
  ListTasksRequest: words.ListTasksRequest;
  ListTasksResult: words.ListTasksResult;
  ListToolsRequest: words.ListToolsRequest;
  ListToolsResult: words.ListToolsResult;
  LoggingLevel: words.LoggingLevel;
  LoggingMessageNotification: words.LoggingMessageNotification;
  LoggingMessageNotificationParams: words.LoggingMessageNotificationParams;
  ModelHint: words.ModelHint;
  ModelPreferences: words.ModelPreferences;
  NumberSchema: words.NumberSchema;
  PaginatedRequest: words.PaginatedRequest;
  PaginatedRequestParams: words.PaginatedRequestParams;
  PaginatedResult: words.PaginatedResult;
  PrimitiveSchemaDefinition: words.PrimitiveSchemaDefinition;
  ProgressNotification: words.ProgressNotification;
  ProgressNotificationParams: words.ProgressNotificationParams;
  Prompt: words.Prompt;
  PromptArgument: words.PromptArgument;
  PromptMessage: words.PromptMessage;
  PromptReference: words.PromptReference;
  ReadResourceRequest: words.ReadResourceRequest;
  ReadResourceRequestParams: words.ReadResourceRequestParams;
  ReadResourceResult: words.ReadResourceResult;
  RelatedTaskMetadata: words.RelatedTaskMetadata;
  Resource: words.Resource;
  ResourceContents: words.ResourceContents;
  ResourceTemplate: words.ResourceTemplate;
  ResourceTemplateReference: words.ResourceTemplateReference;
  ResourceUpdatedNotification: words.ResourceUpdatedNotification;
  ResourceUpdatedNotificationParams: words.ResourceUpdatedNotificationParams;
  Role: words.Role;
  Root: words.Root;
  SamplingMessage: words.SamplingMessage;
  ServerCapabilities: words.ServerCapabilities;
  SetLevelRequest: words.SetLevelRequest;
  SetLevelRequestParams: words.SetLevelRequestParams;
  StringSchema: words.StringSchema;
  SubscribeRequest: words.SubscribeRequest;
  SubscribeRequestParams: words.SubscribeRequestParams;
  SubscriptionFilter: words.SubscriptionFilter;
  SubscriptionsAcknowledgedNotification: words.SubscriptionsAcknowledgedNotification;
  SubscriptionsAcknowledgedNotificationParams: words.SubscriptionsAcknowledgedNotificationParams;
  SubscriptionsListenRequest: words.SubscriptionsListenRequest;
  SubscriptionsListenRequestParams: words.SubscriptionsListenRequestParams;
  SubscriptionsListenResult: words.SubscriptionsListenResult;
  Task: words.Task;
  TaskMetadata: words.TaskMetadata;
  TaskStatus: words.TaskStatus;
  TaskStatusNotification: words.TaskStatusNotification;
  TaskStatusNotificationParams: words.TaskStatusNotificationParams;
  TextContent: words.TextContent;
  TextResourceContents: words.TextResourceContents;
  TitledMultiSelectEnumSchema: words.TitledMultiSelectEnumSchema;
  TitledSingleSelectEnumSchema: words.TitledSingleSelectEnumSchema;
  Tool: words.Tool;
  ToolAnnotations: words.ToolAnnotations;
  ToolChoice: words.ToolChoice;
  UnsubscribeRequest: words.UnsubscribeRequest;
  UntitledMultiSelectEnumSchema: words.UntitledMultiSelectEnumSchema;
  UntitledSingleSelectEnumSchema: words.UntitledSingleSelectEnumSchema;
}

/** The part of the vocabulary that a record of definitions has schemas for. */
type Spoken<Definitions> = Pick<Vocabulary, keyof Definitions & keyof Vocabulary>;

type Session<Scope extends Parameters<typeof features>[0] & Parameters<typeof session>[0]> =
  ReturnType<typeof features<Scope>> & ReturnType<typeof session<Scope>>;
type Modern = typeof scope20260728;

describe("what the schemas parse is what the vocabulary says", () => {
  test("in sessions", () => {
    type First = Session<typeof scope20241105>;
    type Second = Session<typeof scope20250326>;
    type Third = Session<typeof scope20250618>;
    type Fourth = Session<typeof scope20251125>;

    expectTypeOf<Parsed<First>>().toExtend<Spoken<First>>();
    expectTypeOf<Parsed<Second>>().toExtend<Spoken<Second>>();
    expectTypeOf<Parsed<Third>>().toExtend<Spoken<Third>>();
    expectTypeOf<Parsed<Fourth>>().toExtend<Spoken<Fourth>>();
  });

  test("without sessions", () => {
    type Features = ReturnType<typeof features<Modern>>;
    type Discovery = ReturnType<typeof discovery<Modern>>;
    type Subscriptions = ReturnType<typeof subscriptions<Modern>>;

    expectTypeOf<Parsed<Features>>().toExtend<Spoken<Features>>();
    expectTypeOf<Parsed<Discovery>>().toExtend<Spoken<Discovery>>();
    expectTypeOf<Parsed<Subscriptions>>().toExtend<Spoken<Subscriptions>>();
  });

  test("in questions within answers", () => {
    type Rounds = ReturnType<
      typeof mrtr<
        Modern & ReturnType<typeof features<Modern>> & ReturnType<typeof elicitation<Modern>>
      >
    >["definitions"];
    type Asked = Omit<z.infer<Rounds["InputRequiredResult"]>, "resultType">;

    expectTypeOf<Parsed<Rounds>>().toExtend<Spoken<Rounds>>();
    // The official schema says of `resultType` only that it is text.
    expectTypeOf<Asked>().toExtend<Omit<words.InputRequiredResult, "resultType">>();
    expectTypeOf<
      z.infer<ReturnType<typeof requestMeta<Modern>>>
    >().toExtend<words.RequestMetaObject>();
  });

  test("in elicitation", () => {
    type Forms = ReturnType<typeof elicitation<typeof scope20250618>>;
    type Modes = ReturnType<typeof elicitation<typeof scope20251125>>;
    type Params = ReturnType<typeof elicitationModes<Modern & typeof fieldSchemas & { page: {} }>>;

    expectTypeOf<Parsed<Forms>>().toExtend<Spoken<Forms>>();
    expectTypeOf<Parsed<Modes>>().toExtend<Spoken<Modes>>();
    expectTypeOf<Parsed<Params>>().toExtend<Spoken<Params>>();
    expectTypeOf<Parsed<typeof fieldSchemas>>().toExtend<Spoken<typeof fieldSchemas>>();
  });

  test("in tasks, and in what 2026-07-28 kept", () => {
    type Tasks = ReturnType<typeof tasks<typeof scope20251125>>;

    expectTypeOf<Parsed<Tasks>>().toExtend<Spoken<Tasks>>();
    expectTypeOf<Parsed<typeof kept20251125>>().toExtend<Spoken<typeof kept20251125>>();
  });
});
