import { describe, expect, test } from "vitest";
import { defineServer, type ServerEvent, ToolError, tool } from "../../src/index.ts";
import { startEra } from "../raw-client.ts";

/** A `ProtocolError` as a second copy of its package has it. */
class CopiedError extends Error {
  override name = "ProtocolError";
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }

  toJSON(): object {
    return { code: this.code, message: this.message, data: this.data };
  }
}

describe("a handler that fails", () => {
  const failing = defineServer({
    name: "failing",
    version: "1",
    tools: {
      throws: tool({
        run() {
          throw new Error("secret at /etc");
        },
      }),
      rejects: tool({ run: () => Promise.reject(new Error("secret at /etc")) }),
      string: tool({
        run() {
          throw "secret at /etc";
        },
      }),
      undefined: tool({ run: () => Promise.reject(undefined) }),
      circular: tool({
        run() {
          const secret: { self?: unknown } = {};
          secret.self = secret;
          return secret;
        },
      }),
      odd: tool({ run: () => Promise.reject(Object.create(null)) }),
      oddSync: tool({
        run() {
          throw Object.create(null);
        },
      }),
      wordless: tool({ run: () => Promise.reject(Object.assign(new Error(), { message: 1n })) }),
      revoked: tool({
        run() {
          const { proxy, revoke } = Proxy.revocable(new Error("secret at /etc"), {});
          revoke();
          throw proxy;
        },
      }),
      copied: tool({ run: () => Promise.reject(new CopiedError(-32_050, "Mine", { a: 1 })) }),
      public: tool({
        run() {
          throw new ToolError("No such city");
        },
      }),
    },
  });

  test.each([
    "throws",
    "rejects",
    "string",
    "undefined",
    "circular",
    "odd",
    "oddSync",
    "wordless",
    "revoked",
  ])("is redacted: %s", async (name) => {
    const events: ServerEvent[] = [];
    const options = { onEvent: (event: ServerEvent) => events.push(event) };
    await using era = await startEra("2025-11-25", failing, { options });

    const { result } = await era.client.call(name);

    const [event] = events;
    if (event?.type !== "request.failed") throw new Error("nothing was reported");
    expect(result).toEqual({
      content: [{ type: "text", text: `The tool failed (reference ${event.reference})` }],
      isError: true,
    });
    expect(era.client.server.counts.running).toBe(0);
  });

  test.each([
    ["throws", "secret at /etc"],
    ["string", "secret at /etc"],
    ["undefined", "undefined"],
    ["odd", "Error without a message"],
    ["oddSync", "Error without a message"],
    ["wordless", "Error without a message"],
    ["revoked", "Error without a message"],
  ])("is shown where errors are exposed: %s", async (name, text) => {
    await using era = await startEra("2025-11-25", failing, { options: { expose: true } });

    expect((await era.client.call(name)).result).toEqual({
      content: [{ type: "text", text }],
      isError: true,
    });
  });

  test("with a ProtocolError of another copy of its package is answered with that", async () => {
    await using era = await startEra("2025-11-25", failing);

    expect((await era.client.call("copied")).error).toEqual({
      code: -32_050,
      message: "Mine",
      data: { a: 1 },
    });
  });

  test("with a ToolError tells its message", async () => {
    const events: ServerEvent[] = [];
    const options = { onEvent: (event: ServerEvent) => events.push(event) };
    await using era = await startEra("2025-11-25", failing, { options });

    const { result } = await era.client.call("public");

    expect(result).toEqual({ content: [{ type: "text", text: "No such city" }], isError: true });
    expect(events).toEqual([]);
  });
});
