import { describe, expect, test } from "vitest";
import {
  type Dialect,
  type JsonRpcNotification,
  LATEST_LEGACY,
  LATEST_MODERN,
  legacyDialect,
  modernDialect,
  type Params,
  REVISIONS,
} from "../../src/index.ts";
import { identity } from "./identity.ts";

const legacy = legacyDialect(LATEST_LEGACY, identity);
const modern = modernDialect(LATEST_MODERN, identity);

const both: readonly [string, Dialect][] = [
  ["with sessions", legacy],
  ["without sessions", modern],
];

const stamps = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": identity.capabilities,
  "io.modelcontextprotocol/clientInfo": identity.info,
};

function notification(method: string, params?: Params): JsonRpcNotification {
  return { jsonrpc: "2.0", method, ...(params !== undefined && { params }) };
}

describe("a request as it leaves", () => {
  test.each([0, 7, "a", ""])("with sessions has the id %j, which is its progress token", (id) => {
    expect(legacy.prepare({ method: "tools/call", params: { name: "echo" } }, id)).toEqual({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name: "echo", _meta: { progressToken: id } },
    });
  });

  test("without sessions says who asks", () => {
    expect(modern.prepare({ method: "tools/list" }, 7)).toEqual({
      jsonrpc: "2.0",
      id: 7,
      method: "tools/list",
      params: { _meta: { ...stamps, progressToken: 7 } },
    });
  });

  test.each(both)("%s keeps the caller's own _meta (case 63)", (_, dialect) => {
    const _meta = {
      "com.example/mine": [1],
      "io.modelcontextprotocol/logLevel": "debug",
      progressToken: "theirs",
    };

    const { params } = dialect.prepare({ method: "tools/call", params: { _meta } }, 7);

    expect(params?._meta).toMatchObject({ ..._meta, progressToken: 7 });
  });

  test.each(both)("%s passes a trace context unchanged", (_, dialect) => {
    const trace = {
      traceparent: "00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01",
      tracestate: "vendor=1",
      baggage: "userId=alice",
    };

    const { params } = dialect.prepare({ method: "tools/call", params: { _meta: trace } }, 7);

    expect(params?._meta).toMatchObject(trace);
  });

  test.each(both)("%s leaves what it was made of as it was", (_, dialect) => {
    const request = { method: "tools/call", params: { name: "echo", _meta: { mine: true } } };
    const before = structuredClone(request);

    dialect.prepare(request, 7);

    expect(request).toEqual(before);
  });

  test.each(["initialize", "ping", "server/discover", "logging/setLevel", "subscriptions/listen"])(
    "has no progress token when it is %s, and is answered at once",
    (method) => {
      for (const [, dialect] of both) {
        const { params } = dialect.prepare({ method }, 7);
        expect(params?._meta ?? {}).not.toHaveProperty("progressToken");
        expect(dialect.immediate(method)).toBe(true);
      }
    },
  );

  test.each(["tools/call", "prompts/get", "nobody/knows"])("%s needs room to run", (method) => {
    for (const [, dialect] of both) expect(dialect.immediate(method)).toBe(false);
  });
});

describe("the exchange that a notification belongs to", () => {
  const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";

  test.each<[string, Dialect, JsonRpcNotification, unknown]>([
    ...both.flatMap(([era, dialect]): [string, Dialect, JsonRpcNotification, unknown][] => [
      [
        `${era}, progress by its token`,
        dialect,
        notification("notifications/progress", { progressToken: 7 }),
        7,
      ],
      [
        `${era}, progress by a token of 0`,
        dialect,
        notification("notifications/progress", { progressToken: 0 }),
        0,
      ],
      [
        `${era}, progress by a token of ""`,
        dialect,
        notification("notifications/progress", { progressToken: "" }),
        "",
      ],
      [
        `${era}, progress by a token that is none`,
        dialect,
        notification("notifications/progress", { progressToken: 1.5 }),
        undefined,
      ],
      [
        `${era}, progress without a token`,
        dialect,
        notification("notifications/progress"),
        undefined,
      ],
      [
        `${era}, a log message`,
        dialect,
        notification("notifications/message", { progressToken: 7 }),
        undefined,
      ],
    ]),
    [
      "without sessions, by its subscription",
      modern,
      notification("notifications/tools/list_changed", { _meta: { [SUBSCRIPTION]: 0 } }),
      0,
    ],
    [
      "without sessions, by a subscription in the other type (case 105)",
      modern,
      notification("notifications/tools/list_changed", { _meta: { [SUBSCRIPTION]: "5" } }),
      "5",
    ],
    [
      "without sessions, the end of a subscription (case 105)",
      modern,
      notification("notifications/cancelled", { requestId: 5 }),
      5,
    ],
    [
      "without sessions, a garbled end",
      modern,
      notification("notifications/cancelled", { requestId: null }),
      undefined,
    ],
    [
      "with sessions, a subscription of another era",
      legacy,
      notification("notifications/tools/list_changed", { _meta: { [SUBSCRIPTION]: 5 } }),
      undefined,
    ],
    [
      "with sessions, a withdrawal of the peer's own",
      legacy,
      notification("notifications/cancelled", { requestId: 5 }),
      undefined,
    ],
  ])("%s", (_, dialect, message, expected) => {
    expect(dialect.belongsTo(message)).toBe(expected);
  });
});

describe("progress", () => {
  test.each<[string, Params, unknown]>([
    [
      "all of it",
      { progress: 1, total: 2, message: "half" },
      { progress: 1, total: 2, message: "half" },
    ],
    ["none yet", { progress: 0 }, { progress: 0, total: undefined, message: undefined }],
    [
      "what is garbled left out",
      { progress: 0.5, total: "2", message: 3 },
      { progress: 0.5, total: undefined, message: undefined },
    ],
    ["nothing where there is no number", { progress: "1" }, undefined],
  ])("is read: %s", (_, params, expected) => {
    for (const [, dialect] of both) {
      expect(dialect.progress(notification("notifications/progress", params))).toEqual(expected);
    }
  });

  test("is nothing else", () => {
    expect(legacy.progress(notification("notifications/message", { progress: 1 }))).toBeUndefined();
  });
});

describe("withdrawals", () => {
  test.each<[Params | undefined, unknown]>([
    [
      { requestId: 0, reason: "No" },
      { id: 0, reason: "No" },
    ],
    [{ requestId: "" }, { id: "", reason: undefined }],
    [
      { requestId: "1", reason: 5 },
      { id: "1", reason: undefined },
    ],
    [{ requestId: null }, undefined],
    [{ reason: "No" }, undefined],
    [undefined, undefined],
  ])("%j is read as %j (case 59)", (params, expected) => {
    expect(legacy.withdrawal(notification("notifications/cancelled", params))).toEqual(expected);
  });

  test.each(both)("%s tell the peer the id as it was given, and the reason", (_, dialect) => {
    expect(dialect.cancel(0, "tools/call", "No")).toEqual(
      notification("notifications/cancelled", { requestId: 0, reason: "No" }),
    );
    expect(dialect.cancel("a", "tools/call")).toEqual(
      notification("notifications/cancelled", { requestId: "a" }),
    );
  });

  test.each(both)("%s never tell of initialize (case 54)", (_, dialect) => {
    expect(dialect.cancel(1, "initialize", "No")).toBeUndefined();
  });
});

test("a session alone has questions of the peer", () => {
  const methods = ["elicitation/create", "sampling/createMessage", "roots/list", "ping"];

  expect(methods.map((method) => legacy.asks(method))).toEqual([true, true, true, false]);
  expect(methods.map((method) => modern.asks(method))).toEqual([false, false, false, false]);
});

test("the peer's life is probed in the way of its era", () => {
  expect([legacy, modern].map((dialect) => dialect.probe().method)).toEqual([
    "ping",
    "server/discover",
  ]);
});

test.each([
  ["2024-11-05", false, false],
  ["2025-03-26", true, false],
  ["2025-06-18", false, false],
  ["2025-11-25", false, true],
  ["2026-07-28", false, true],
])("%s has batches: %s, errors without id: %s", (version, batches, errorsWithoutId) => {
  const revision = REVISIONS.find((each) => each.version === version);
  if (revision === undefined) throw new Error(`Revision ${version} is missing`);
  const dialect = (revision.era === "modern" ? modernDialect : legacyDialect)(revision, identity);

  expect(dialect).toMatchObject({ revision: version, batches, errorsWithoutId });
});
