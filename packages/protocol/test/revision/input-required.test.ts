import { describe, expect, test } from "vitest";
import {
  type AnswerKind,
  LATEST_LEGACY,
  LATEST_MODERN,
  legacyDialect,
  modernDialect,
  type Result,
} from "../../src/index.ts";
import { identity } from "./identity.ts";

const modern = modernDialect(LATEST_MODERN, identity);
const legacy = legacyDialect(LATEST_LEGACY, identity);
const question = { method: "elicitation/create", params: { message: "Unit?" } };

function asks(fields: Result): Result {
  return { resultType: "input_required", ...fields };
}

describe("the kind of a result", () => {
  test.each<[string, Result, AnswerKind]>([
    ["no type", {}, "complete"],
    ["the complete type", { resultType: "complete" }, "complete"],
    ["the task type", { resultType: "task" }, "task"],
    ["an unknown type", { resultType: "surprise" }, "invalid"],
    ["a type that is no text", { resultType: null }, "invalid"],
    ["questions", asks({ inputRequests: { a: question } }), "inputRequired"],
    [
      "a question without params",
      asks({ inputRequests: { a: { method: "roots/list" } } }),
      "inputRequired",
    ],
    ["no question but an empty list of them", asks({ inputRequests: {} }), "inputRequired"],
    ["state alone", asks({ requestState: "" }), "inputRequired"],
    ["neither questions nor state", asks({}), "invalid"],
    ["state that is no text", asks({ inputRequests: { a: question }, requestState: 5 }), "invalid"],
    ["questions that are a list", asks({ inputRequests: [question] }), "invalid"],
    ["a question that is none", asks({ inputRequests: { a: question, b: 5 } }), "invalid"],
    ["a question without a method", asks({ inputRequests: { a: { params: {} } } }), "invalid"],
    [
      "a question with params that are none",
      asks({ inputRequests: { a: { method: "x", params: [] } } }),
      "invalid",
    ],
  ])("with %s", (_, result, expected) => {
    expect(modern.kind(result)).toBe(expected);
  });

  test("is always complete with sessions", () => {
    expect(legacy.kind(asks({ inputRequests: { a: question } }))).toBe("complete");
  });
});

describe("questions", () => {
  test("are had by their keys, in order, whatever the keys", () => {
    const inputRequests = JSON.parse(
      '{"b":{"method":"x"},"__proto__":{"method":"y"},"constructor":{"method":"z"}}',
    ) as Result;

    expect([...modern.questions(asks({ inputRequests }))]).toEqual([
      ["b", { method: "x" }],
      ["__proto__", { method: "y" }],
      ["constructor", { method: "z" }],
    ]);
  });

  test.each([undefined, null, [], "none"])("are none in %j", (inputRequests) => {
    expect(modern.questions(asks({ inputRequests })).size).toBe(0);
  });

  test("are none with sessions", () => {
    expect(legacy.questions(asks({ inputRequests: { a: question } })).size).toBe(0);
  });
});

describe("the next round", () => {
  const request = {
    method: "tools/call",
    params: { name: "weather", arguments: { city: "Oslo" }, _meta: { mine: 1 } },
  };

  test("is the same request with the answers and the state", () => {
    const answers = new Map([["a", { action: "accept" }]]);

    expect(modern.resume(request, asks({ requestState: "sealed" }), answers)).toEqual({
      method: "tools/call",
      params: {
        ...request.params,
        inputResponses: { a: { action: "accept" } },
        requestState: "sealed",
      },
    });
  });

  test("has no state and no answers where there are none", () => {
    expect(modern.resume(request, asks({ inputRequests: {} }), new Map())).toEqual(request);
  });

  test("has nothing of an earlier round", () => {
    const earlier = modern.resume(request, asks({ requestState: "old" }), new Map([["a", {}]]));

    expect(modern.resume(earlier, asks({ inputRequests: {} }), new Map())).toEqual(request);
  });

  test("of a request without params has params", () => {
    expect(modern.resume({ method: "x" }, asks({ requestState: "" }), new Map())).toEqual({
      method: "x",
      params: { requestState: "" },
    });
  });

  test("holds an answer under any key", () => {
    const answers = new Map([["__proto__", { roots: [] }]]);
    const { params } = modern.resume(request, asks({}), answers);

    expect(JSON.stringify(params?.["inputResponses"])).toBe('{"__proto__":{"roots":[]}}');
  });
});
