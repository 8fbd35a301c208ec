import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { listenWebSocket } from "@mcp-actors/transport/websocket";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { knock } from "../support/knock.ts";
import { afterwards, dial, start, stopAll } from "../support/raw-websocket.ts";
import { record } from "../support/record.ts";

afterEach(stopAll);

describe("a listener", () => {
  test.each([
    ["Host", "evil.example", 403],
    ["Host", "localhost", undefined],
    ["Origin", "http://evil.example", 403],
    ["Origin", "http://localhost:5173", undefined],
  ])("meets %s %s with %s", async (name, value, status) => {
    const { url } = await start();

    const dialled = dial(url, { headers: { [name]: value } });

    if (status === undefined) record(await dialled).close();
    else await expect(dialled).rejects.toMatchObject({ status });
  });

  test.each([
    ["Bearer ours", undefined],
    ["Bearer theirs", 403],
    [undefined, 401],
  ])("asks who %s is", async (authorization, status) => {
    const { url, next } = await start({
      authenticate: async (headers) => {
        const given = headers.get("authorization");
        if (given === "Bearer ours") return "alice";
        return given === null ? undefined : { status: 403, challenge: "Bearer" };
      },
    });
    const headers = authorization === undefined ? {} : { authorization };

    const dialled = dial(url, { headers });

    if (status !== undefined) {
      await expect(dialled).rejects.toMatchObject({ status });
      return;
    }
    record(await dialled).close();
    expect((await next()).facts.principal).toBe("alice");
  });

  test.each<[string, () => unknown, number]>([
    ["nobody's name", () => "", 401],
    ["an object without a challenge", () => ({}), 401],
    ["a status that is none", () => ({ status: 99, challenge: "x" }), 500],
    ["a challenge that no header may be", () => ({ challenge: "a\r\nb: c" }), 500],
    ["a rejection", () => Promise.reject(new Error("No database")), 500],
    [
      "a throw",
      () => {
        throw new Error("No database");
      },
      500,
    ],
    ["nothing in time", () => new Promise(() => {}), 503],
  ])("lets nobody in where authenticate gives %s", async (_what, authenticate, status) => {
    const failures: unknown[] = [];
    const { url } = await start({
      authenticate: authenticate as () => string,
      authenticateTimeout: 20,
      onFailure: (error) => failures.push(error),
    });

    await expect(dial(url)).rejects.toMatchObject({ status });
    expect(failures).toHaveLength(status >= 500 ? 1 : 0);
  });

  test.each([2 ** 31, Number.POSITIVE_INFINITY])(
    "waits %s ms for authenticate, which is longer than any timer of the platform",
    async (authenticateTimeout) => {
      const { url } = await start({
        authenticateTimeout,
        authenticate: () => new Promise((resolve) => setTimeout(resolve, 5, "alice")),
      });

      record(await dial(url)).close();
    },
  );

  test("refuses whom it fails to find out about, be it that nobody can hear of that", async () => {
    const { url } = await start({
      authenticate: () => {
        throw new Error("No database");
      },
      onFailure: () => {
        throw new Error("No log");
      },
    });

    await expect(dial(url)).rejects.toMatchObject({ status: 500 });
  });

  test("takes two proofs of who asks for none", async () => {
    const { url } = await start({
      authenticate: (headers) => (headers.get("authorization") === "Bearer a" ? "ada" : undefined),
    });
    const twice = ["Authorization: Bearer a", "Authorization: Bearer b"];

    expect(await knock(url, { lines: twice })).toBe(401);
    expect(await knock(url, { lines: twice.slice(0, 1) })).toBe(101);
  });

  test.each<[target: (url: string) => string, status: number]>([
    [(url) => url.replace("ws:", "http:"), 101],
    [(url) => `${url.replace("ws:", "http:")}?a=b`, 101],
    [() => "/mcp?a=b", 101],
    [() => "http://evil.example/mcp", 403],
    [(url) => url.replace("ws:", "http:").replace("/mcp", "/other"), 404],
    [() => "//mcp", 404],
  ])("reads the target %s", async (target, status) => {
    const { url } = await start();

    expect(await knock(url, { target: target(url) })).toBe(status);
  });

  test("answers whoever asks without an upgrade", async () => {
    const { url } = await start();

    const [response] = await once(request(url.replace("ws:", "http:")).end(), "response");

    expect(response.statusCode).toBe(426);
    response.resume();
  });

  test("takes one path of a server that is somebody else's", async () => {
    const server = createServer((_request, response) => response.end("page")).listen(
      0,
      "127.0.0.1",
    );
    await once(server, "listening");
    afterwards(() => server.close());
    const { port } = server.address() as AddressInfo;
    const listening = listenWebSocket({ server, loopback: true }).subscribe(record);

    const near = await dial(`ws://127.0.0.1:${port}/mcp`);
    record(near).close();
    await near.closed;
    const page = await fetch(`http://127.0.0.1:${port}/`);

    expect(await page.text()).toBe("page");
    listening.unsubscribe();
    expect(server.listenerCount("upgrade")).toBe(0);
  });

  test("turns away whoever is one too many", async () => {
    const { url, next } = await start({ maxChannels: 1 });
    const first = await dial(url);
    const far = await next();

    await expect(dial(url)).rejects.toMatchObject({ status: 503 });
    record(far).close();
    record(first).close();
    await far.closed;
    record(await dial(url)).close();
  });

  test("turns away whoever is one too many while it is not known yet who the others are", async () => {
    let ask: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const { url } = await start({
      maxChannels: 1,
      authenticateTimeout: Number.POSITIVE_INFINITY,
      authenticate: () => {
        ask();
        return new Promise(() => {});
      },
    });
    const first = new WebSocket(url).on("error", () => {});
    afterwards(() => first.terminate());
    await asked;

    await expect(dial(url)).rejects.toMatchObject({ status: 503 });
  });

  test("on a port that is taken says so", async () => {
    const { url } = await start();

    await expect(start({ port: Number(new URL(url).port) })).rejects.toMatchObject({
      code: "unreachable",
      message: expect.stringMatching(`^Could not listen on ${url}: the address is in use by`),
    });
  });
});
