export type {
  Answers,
  Asked,
  FormAnswer,
  PageAnswer,
  RootsAnswer,
  SamplingAnswer,
} from "./answers/answers.ts";
export { WrongAnswerError } from "./answers/wrong-answer-error.ts";
export type { Call, CallState } from "./call.ts";
export type { Client, ServerAccount } from "./client.ts";
export { connect } from "./connect.ts";
export type { ClientEvent } from "./event.ts";
export type { ConnectOptions } from "./options.ts";
export type { CallToolOptions, RequestOptions } from "./request-options.ts";
export type { ChannelTarget, CommandTarget, LinkTarget, Target } from "./target.ts";
