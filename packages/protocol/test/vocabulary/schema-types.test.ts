import { describe, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type * as words from "../../src/index.ts";
import type { contentBlocks, conversation } from "../../src/schema/content.ts";
import type { elicitation, elicitationModes } from "../../src/schema/elicitation.ts";
import type { discovery } from "../../src/schema/lifecycle.ts";
import type { requestMeta } from "../../src/schema/meta-object.ts";
import type { mrtr } from "../../src/schema/mrtr.ts";
import type { kept20251125 } from "../../src/schema/revision/2025-11-25.ts";
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
  ContentBlock: words.ContentBlock;
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
  ResourceLink: words.ResourceLink;
  ResourceTemplate: words.ResourceTemplate;
  ResourceTemplateReference: words.ResourceTemplateReference;
  ResourceUpdatedNotification: words.ResourceUpdatedNotification;
  ResourceUpdatedNotificationParams: words.ResourceUpdatedNotificationParams;
  Role: words.Role;
  Root: words.Root;
  SamplingMessage: words.SamplingMessage;
  SamplingMessageContentBlock: words.SamplingMessageContentBlock;
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
  ToolResultContent: words.ToolResultContent;
  ToolUseContent: words.ToolUseContent;
  UnsubscribeRequest: words.UnsubscribeRequest;
  UntitledMultiSelectEnumSchema: words.UntitledMultiSelectEnumSchema;
  UntitledSingleSelectEnumSchema: words.UntitledSingleSelectEnumSchema;
}

/** The part of the vocabulary that a record of definitions has schemas for. */
type Spoken<Definitions> = Pick<Vocabulary, keyof Definitions & keyof Vocabulary>;

describe("what the schemas parse is what the vocabulary says", () => {
  test("in every revision", () => {
    type Features = ReturnType<typeof features>;
    type Kept = typeof kept20251125;

    expectTypeOf<Parsed<Features>>().toExtend<Spoken<Features>>();
    expectTypeOf<Parsed<Kept>>().toExtend<Spoken<Kept>>();
  });

  test("in sessions, and in tasks", () => {
    type Session = ReturnType<typeof session>;
    type Tasks = ReturnType<typeof tasks>;

    expectTypeOf<Parsed<Session>>().toExtend<Spoken<Session>>();
    expectTypeOf<Parsed<Tasks>>().toExtend<Spoken<Tasks>>();
  });

  test("without sessions", () => {
    type Discovery = ReturnType<typeof discovery>;
    type Subscriptions = ReturnType<typeof subscriptions>;
    type RequestMeta = z.infer<ReturnType<typeof requestMeta>>;

    expectTypeOf<Parsed<Discovery>>().toExtend<Spoken<Discovery>>();
    expectTypeOf<Parsed<Subscriptions>>().toExtend<Spoken<Subscriptions>>();
    expectTypeOf<RequestMeta>().toExtend<words.RequestMetaObject>();
  });

  test("in questions within answers", () => {
    type Rounds = ReturnType<typeof mrtr>["definitions"];
    type Required = z.infer<Rounds["InputRequiredResult"]>;

    expectTypeOf<Parsed<Rounds>>().toExtend<Spoken<Rounds>>();
    // Of `resultType` the official schema says only that it is text.
    expectTypeOf<Required["resultType"]>().toExtend<string | undefined>();
    expectTypeOf<Required["inputRequests"]>().toExtend<words.InputRequests | undefined>();
    expectTypeOf<Required["requestState"]>().toExtend<string | undefined>();
  });

  test("in content and elicitation", () => {
    type Blocks = ReturnType<typeof contentBlocks>;
    type Conversation = ReturnType<typeof conversation>;
    type Elicitation = ReturnType<typeof elicitation>;
    type Modes = ReturnType<typeof elicitationModes>;

    expectTypeOf<Parsed<Blocks>>().toExtend<Spoken<Blocks>>();
    expectTypeOf<Parsed<Conversation>>().toExtend<Spoken<Conversation>>();
    expectTypeOf<Parsed<Elicitation>>().toExtend<Spoken<Elicitation>>();
    expectTypeOf<Parsed<Modes>>().toExtend<Spoken<Modes>>();
  });
});

test("the vocabulary is compared under the names of all its definitions that have a schema", () => {
  type Compared =
    | keyof Spoken<ReturnType<typeof features>>
    | keyof Spoken<ReturnType<typeof session>>
    | keyof Spoken<ReturnType<typeof tasks>>
    | keyof Spoken<ReturnType<typeof discovery>>
    | keyof Spoken<ReturnType<typeof subscriptions>>
    | keyof Spoken<ReturnType<typeof mrtr>["definitions"]>
    | keyof Spoken<ReturnType<typeof contentBlocks>>
    | keyof Spoken<ReturnType<typeof conversation>>
    | keyof Spoken<ReturnType<typeof elicitation>>
    | keyof Spoken<ReturnType<typeof elicitationModes>>
    | keyof Spoken<typeof kept20251125>;

  expectTypeOf<keyof Vocabulary>().toEqualTypeOf<Compared>();
});
