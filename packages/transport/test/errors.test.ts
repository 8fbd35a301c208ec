import { McpError } from "@mcp-actors/protocol";
import { TransportError } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";

describe("transport error", () => {
  test("is an error of the runtime, with its name, code and what a process left", () => {
    const error = new TransportError("lost", "Gone", { remains: { exitCode: 7 } });

    expect(error).toBeInstanceOf(McpError);
    expect(error).toMatchObject({ name: "TransportError", code: "lost", remains: { exitCode: 7 } });
  });

  test.each([undefined, false, true])(
    "says that what was asked did not reach anybody only where that is sure: %s",
    (undelivered) => {
      const error = new TransportError("lost", "Gone", { undelivered });

      expect(error.undelivered).toBe(undelivered === true);
    },
  );

  test.each([
    [new TransportError("oversized", "Long"), "oversized", "Long"],
    [new Error("read ECONNRESET"), "lost", "read ECONNRESET"],
    ["odd", "lost", "odd"],
  ])("is made of %s", (cause, code, message) => {
    expect(TransportError.from(cause)).toMatchObject({ code, message });
  });

  test("has no property that says nothing", () => {
    const printed = Object.keys(new TransportError("lost", "Gone", { status: undefined }));

    expect(printed.sort()).toEqual(["code", "name", "undelivered"]);
  });

  test("says what its cause knows of the status and of what a process left", () => {
    const remains = { exitCode: 7 };
    const cause = new TransportError("unreachable", "Not there", { status: 404, remains });

    expect(new TransportError("lost", "Gave up", { cause })).toMatchObject({
      status: 404,
      remains,
    });
    expect(new TransportError("lost", "Gave up", { cause, status: 405 }).status).toBe(405);
  });

  test("keeps its cause", () => {
    const cause = new Error("read ECONNRESET");

    expect(TransportError.from(cause).cause).toBe(cause);
  });
});
