export type { CallState } from "@mcp-actors/machine";
export type {
  Answers,
  Asked,
  FilledForm,
  FormAnswer,
  PageAnswer,
  RootsAnswer,
  SamplingAnswer,
} from "./answers/answers.ts";
export type { FieldKeywords } from "./answers/check-field.ts";
export { checkForm, type WrittenForm } from "./answers/check-form.ts";
export { WrongAnswerError } from "./answers/wrong-answer-error.ts";
export type { Call } from "./call.ts";
export type {
  BegunArgument,
  CompleteOptions,
  CompletionTarget,
} from "./calls/complete.ts";
export type { PromptValues } from "./calls/get-prompt.ts";
export type { Client, ServerAccount } from "./client.ts";
export type { ClientRequests } from "./client-requests.ts";
export { connect } from "./connect.ts";
export type { ClientEvent } from "./event.ts";
export type { HttpTargetOptions } from "./http/http-target.ts";
export type { LiveViews } from "./live/live-views.ts";
export type {
  NamedCalls,
  NamedPrompt,
  NamedPrompts,
  NamedResource,
  NamedResources,
  NamedTool,
  NamedTools,
} from "./named/named-calls.ts";
export { ToolFailedError } from "./named/tool-failed-error.ts";
export type { ConnectOptions } from "./options.ts";
export type { CallToolOptions, FetchOptions, RequestOptions } from "./request-options.ts";
export type { ChannelTarget, CommandTarget, LinkTarget, Target } from "./target.ts";
