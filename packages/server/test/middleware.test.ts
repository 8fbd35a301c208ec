import type { Middleware } from "@mcp-actors/machine";
import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { map, of, throwError } from "rxjs";
import { expect, test } from "vitest";
import { createServer, defineServer, tool } from "../src/index.ts";
import { EVERY_REVISION } from "./every-revision.ts";
import { modern, RawClient, startEra } from "./raw-client.ts";

const definition = defineServer({
  name: "s",
  version: "1",
  tools: {
    greet: tool({
      async run(_args, ctx) {
        await ctx.progress(1);
        return `Hello ${ctx.principal}`;
      },
    }),
  },
});

test.each(EVERY_REVISION)("passes every request through middleware, in %s", async (version) => {
  const seen: string[] = [];
  const spy: Middleware = (exchange, next) => {
    seen.push(exchange.request.method);
    return next(exchange).pipe(
      map((message) => {
        if ("method" in message) seen.push(message.method);
        return message;
      }),
    );
  };
  await using era = await startEra(version, definition, { options: { middleware: [spy] } });
  const _meta = { ...(era.params["_meta"] as object), progressToken: 1 };

  const { result } = await era.client.call("greet", {}, { _meta });

  expect(result?.["content"]).toEqual([{ type: "text", text: "Hello local" }]);
  expect(seen.slice(-2)).toEqual(["tools/call", "notifications/progress"]);
});

test("lets a middleware say who asks, and turn others away", async () => {
  const authenticate: Middleware = ({ request, facts }, next) => {
    const name = request.params?._meta?.["name"];
    return typeof name === "string"
      ? next({ request, facts: { ...facts, principal: name } })
      : throwError(() => new ProtocolError(401, "Who are you?"));
  };
  await using client = new RawClient(createServer(definition, { middleware: [authenticate] }));

  const ada = await client.call("greet", {}, modern({}, { name: "Ada" }));
  const nobody = await client.call("greet", {}, modern());

  expect(ada.result?.["content"]).toMatchObject([{ text: "Hello Ada" }]);
  expect(nobody.error).toEqual({ code: 401, message: "Who are you?" });
});

test("answers in the place of a method", async () => {
  const cached: Middleware = () => of({ jsonrpc: "2.0", result: { tools: [] } });
  await using client = new RawClient(createServer(definition, { middleware: [cached] }));

  expect((await client.request("tools/list", modern())).result).toEqual({ tools: [] });
});

test("redacts what a middleware fails with", async () => {
  const events: string[] = [];
  const server = createServer(definition, {
    middleware: [() => throwError(() => new Error("secret"))],
    onEvent: ({ type }) => events.push(type),
  });
  await using client = new RawClient(server);

  const { error } = await client.call("greet", {}, modern());

  expect(error).toMatchObject({ code: ErrorCode.InternalError });
  expect(error?.message).toMatch(/^Internal error \(reference [0-9a-f]+\)$/);
  expect(events).toEqual(["request.failed"]);
});

test("each result has a `_meta` of its own, which a middleware may add to", async () => {
  let count = 0;
  const numbering: Middleware = (exchange, next) =>
    next(exchange).pipe(
      map((message) => {
        if ("result" in message && message.result._meta !== undefined) {
          count += 1;
          Object.assign(message.result._meta, { [`number-${count}`]: count });
        }
        return message;
      }),
    );
  await using client = new RawClient(createServer(definition, { middleware: [numbering] }));

  const results = [
    await client.call("greet", {}, modern()),
    await client.call("greet", {}, modern()),
  ];

  const added = results.map(({ result }) =>
    Object.keys(result?._meta ?? {}).filter((key) => key.startsWith("number-")),
  );
  expect(added).toEqual([["number-1"], ["number-2"]]);
});
