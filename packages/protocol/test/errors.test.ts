import { describe, expect, test } from "vitest";
import {
  ErrorCode,
  McpError,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  UnsupportedProtocolVersionError,
  UrlElicitationRequiredError,
} from "../src/index.ts";

const elicitations = [{ mode: "url", elicitationId: "1", url: "https://example.com", message: "" }];

describe("the error that a code stands for", () => {
  test.each([
    [ErrorCode.UrlElicitationRequired, { elicitations }, UrlElicitationRequiredError],
    [
      ErrorCode.UnsupportedProtocolVersion,
      { supported: ["2025-11-25"], requested: "1999-01-01" },
      UnsupportedProtocolVersionError,
    ],
    [
      ErrorCode.MissingRequiredClientCapability,
      { requiredCapabilities: { sampling: {} } },
      MissingRequiredClientCapabilityError,
    ],
  ])("%i has a class of its own, and the data as fields", (code, data, special) => {
    const error = ProtocolError.from(code, "No", data);

    expect(error).toBeInstanceOf(special);
    expect(error).toMatchObject({ code, message: "No", name: special.name, data, ...data });
    expect(error.toJSON()).toEqual({ code, message: "No", data });
  });

  test.each([
    ["no data", ErrorCode.UrlElicitationRequired, undefined],
    ["null as data", ErrorCode.UrlElicitationRequired, null],
    ["elicitations that are text", ErrorCode.UrlElicitationRequired, { elicitations: "a" }],
    ["elicitations of text", ErrorCode.UrlElicitationRequired, { elicitations: ["a"] }],
    ["no version asked for", ErrorCode.UnsupportedProtocolVersion, { supported: [] }],
    [
      "versions that are numbers",
      ErrorCode.UnsupportedProtocolVersion,
      { supported: [1], requested: "a" },
    ],
    [
      "a list of capabilities",
      ErrorCode.MissingRequiredClientCapability,
      { requiredCapabilities: ["sampling"] },
    ],
    ["a code without a class", ErrorCode.InvalidParams, { elicitations }],
    ["a code that is a name of Object", 0, {}],
  ])("is an ordinary one for %s", (_name, code, data) => {
    const error = ProtocolError.from(code, "No", data);

    expect(error.constructor).toBe(ProtocolError);
    expect(error).toMatchObject({ code, name: "ProtocolError" });
    expect(error.data).toBe(data);
    expect(Object.hasOwn(error, "data")).toBe(data !== undefined);
  });

  test("keeps the fields of its data that nobody knows", () => {
    const data = { supported: ["a"], requested: "b", later: 1 };

    expect(ProtocolError.from(ErrorCode.UnsupportedProtocolVersion, "No", data).data).toEqual(data);
  });
});

describe("an error", () => {
  test("is an McpError and an Error, and keeps its cause", () => {
    const cause = new Error("socket closed");
    const error = new ProtocolError(ErrorCode.InternalError, "No", undefined, { cause });

    expect(error).toBeInstanceOf(McpError);
    expect(error).toBeInstanceOf(Error);
    expect(error.cause).toBe(cause);
  });

  test.each([
    ["no data", undefined, { code: 0, message: "No" }],
    ["null", null, { code: 0, message: "No", data: null }],
    ["0", 0, { code: 0, message: "No", data: 0 }],
    ["empty text", "", { code: 0, message: "No", data: "" }],
  ])("goes out with %s as its data (case 39)", (_name, data, sent) => {
    expect(JSON.parse(JSON.stringify(new ProtocolError(0, "No", data)))).toEqual(sent);
  });
});
