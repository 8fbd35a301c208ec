import { describe, expect, test } from "vitest";
import {
  isCallToolResult,
  isCancelledParams,
  isElicitParams,
  isElicitResult,
  isInputRequiredResult,
  isListParams,
  isModernMeta,
  isProgressParams,
} from "../../src/index.ts";

const form = { type: "object", properties: {} };
const who = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

describe("what guards take", () => {
  test.each<[string, (value: unknown) => boolean, unknown]>([
    ["a block of a kind nobody knows", isCallToolResult, { content: [{ type: "hologram" }] }],
    ["no content at all", isCallToolResult, { content: [] }],
    ["any structured content", isCallToolResult, { content: [], structuredContent: null }],
    ["a cancel without a request", isCancelledParams, {}],
    ["a cancel of request 0", isCancelledParams, { requestId: 0 }],
    ["no params for the first page", isListParams, undefined],
    ["the token 0", isProgressParams, { progressToken: 0, progress: 0 }],
    ["the token that is empty text", isProgressParams, { progressToken: "", progress: 0.5 }],
    ["a form without a mode", isElicitParams, { message: "", requestedSchema: form }],
    ["declining with null (case 131)", isElicitResult, { action: "decline", content: null }],
    ["cancelling with {} (case 131)", isElicitResult, { action: "cancel", content: {} }],
    ["accepting a page, without content", isElicitResult, { action: "accept" }],
    [
      "state without questions",
      isInputRequiredResult,
      { resultType: "input_required", requestState: "" },
    ],
    [
      "questions without state",
      isInputRequiredResult,
      { resultType: "input_required", inputRequests: { a: { method: "roots/list" } } },
    ],
    ["who asks, and nothing more", isModernMeta, who],
    ["who asks, with trace context", isModernMeta, { ...who, traceparent: "00-0-0-00" }],
  ])("%s", (_name, guard, value) => {
    expect(guard(value)).toBe(true);
  });
});

describe("what guards refuse", () => {
  test.each<[string, (value: unknown) => boolean, unknown]>([
    ["a block without a kind", isCallToolResult, { content: [{ text: "a" }] }],
    ["text in place of blocks", isCallToolResult, { content: "a" }],
    ["a cancel of request 1.5", isCancelledParams, { requestId: 1.5 }],
    ["null for params", isListParams, null],
    ["progress without end", isProgressParams, { progressToken: 1, progress: Infinity }],
    ["a mode nobody knows", isElicitParams, { mode: "smell", message: "", requestedSchema: form }],
    ["accepting null (case 131)", isElicitResult, { action: "accept", content: null }],
    [
      "accepting wrong types (case 131)",
      isElicitResult,
      { action: "accept", content: { a: { b: 1 } } },
    ],
    ["neither questions nor state", isInputRequiredResult, { resultType: "input_required" }],
    [
      "a complete result",
      isInputRequiredResult,
      { resultType: "complete", inputRequests: {}, requestState: "" },
    ],
    [
      "a question without a method",
      isInputRequiredResult,
      { resultType: "input_required", inputRequests: { a: {} } },
    ],
    [
      "state that is no text",
      isInputRequiredResult,
      { resultType: "input_required", inputRequests: {}, requestState: 1 },
    ],
    ["no version", isModernMeta, { ...who, "io.modelcontextprotocol/protocolVersion": undefined }],
    [
      "a list of capabilities",
      isModernMeta,
      { ...who, "io.modelcontextprotocol/clientCapabilities": [] },
    ],
    [
      "a severity nobody knows",
      isModernMeta,
      { ...who, "io.modelcontextprotocol/logLevel": "loud" },
    ],
  ])("%s", (_name, guard, value) => {
    expect(guard(value)).toBe(false);
  });
});
