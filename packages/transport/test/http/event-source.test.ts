import { dialEventSource } from "@mcp-actors/transport/http";
import { firstValueFrom } from "rxjs";
import { describe, expect, test } from "vitest";
import { type Asked, HttpServer } from "../support/http-server.ts";
import { record } from "../support/record.ts";

/** A server of 2024-11-05, whose stream names the endpoint in a way of its own. */
function open(endpoint: string, onPost: (asked: Asked) => unknown = (asked) => asked.status(202)) {
  return HttpServer.open((asked) => {
    if (asked.method === "GET") asked.stream(`: hello\n\nevent: endpoint\ndata: ${endpoint}\n\n`);
    else onPost(asked);
  });
}

describe("a channel over two endpoints", () => {
  test.each([
    ["relative to the stream", "/messages?sessionId=7", "/messages?sessionId=7"],
    ["relative to its folder", "messages", "/messages"],
  ])("posts where the server says, %s", async (_name, endpoint, path) => {
    await using server = await open(endpoint);
    const channel = await firstValueFrom(
      dialEventSource(server.url, { headers: { "x-team": "blue" } }),
    );
    const inbound = record(channel);
    channel.send({ jsonrpc: "2.0", id: 1, method: "initialize" });
    const post = await server.at(0, "POST");
    expect(post).toMatchObject({ path, message: { id: 1, method: "initialize" } });
    expect(post.headers["x-team"]).toBe("blue");

    const get = await server.at(0, "GET");
    get.write('event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n');
    await inbound.atLeast(1);
    expect(inbound.items).toMatchObject([{ kind: "result", message: { id: 1 } }]);
    inbound.close();
    await get.left;
    await channel.closed;
  });

  test("takes an absolute URL of the same origin, and no other", async () => {
    await using server = await open("http://elsewhere.example/messages");
    await expect(firstValueFrom(dialEventSource(server.url))).rejects.toThrow(
      `${server.url} names an endpoint of another origin`,
    );
    await (await server.at(0, "GET")).left;
  });

  test("sends one message after another", async () => {
    await using server = await open("/messages", () => {});
    const channel = await firstValueFrom(dialEventSource(server.url));
    const inbound = record(channel);
    channel.send({ jsonrpc: "2.0", method: "first" });
    channel.send({ jsonrpc: "2.0", method: "second" });
    const first = await server.at(0, "POST");
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.of("POST")).toHaveLength(1);
    first.status(202);
    const second = await server.at(1, "POST");
    expect(second.message.method).toBe("second");
    second.status(202);
    inbound.close();
    await channel.closed;
  });

  test("ends with its stream", async () => {
    await using server = await open("/messages");
    const channel = await firstValueFrom(dialEventSource(server.url));
    const inbound = record(channel);
    (await server.at(0, "GET")).response.end();
    expect(await inbound.ended()).toBe("completed");
    expect(channel.send({ jsonrpc: "2.0", method: "late" })).toBe(false);
    await channel.closed;
  });

  test("is lost when its stream is cut (case 88)", async () => {
    await using server = await open("/messages");
    const channel = await firstValueFrom(dialEventSource(server.url));
    const inbound = record(channel);
    (await server.at(0, "GET")).cut();
    expect(await inbound.ended()).toMatchObject({ error: { code: "lost" } });
    await channel.closed;
  });

  test("is lost when a message is not taken", async () => {
    await using server = await open("/messages", (asked) => asked.status(404, "No session"));
    const channel = await firstValueFrom(dialEventSource(server.url));
    const inbound = record(channel);
    channel.send({ jsonrpc: "2.0", method: "first" });
    expect(await inbound.ended()).toMatchObject({
      error: { message: expect.stringContaining("was answered 404 Not Found: No session") },
    });
    await channel.closed;
  });

  test.each([404, 405, 200])("is not there where the stream is answered %i", async (status) => {
    await using server = await HttpServer.open((asked) => asked.json({}, { status }));
    await expect(firstValueFrom(dialEventSource(server.url))).rejects.toMatchObject({ status });
  });

  test("is not there where the stream is in gzip, which nobody asked for", async () => {
    await using server = await HttpServer.open((asked) =>
      asked.stream("event: endpoint\ndata: /messages\n\n", { "content-encoding": "gzip" }),
    );
    await expect(firstValueFrom(dialEventSource(server.url))).rejects.toMatchObject({
      status: 200,
    });
  });

  test("is not there where the stream ends before it names an endpoint", async () => {
    await using server = await HttpServer.open((asked) => {
      asked.stream(": hello\n\n");
      asked.response.end();
    });
    await expect(firstValueFrom(dialEventSource(server.url))).rejects.toMatchObject({
      code: "unreachable",
      message: `GET ${server.url} ended without naming an endpoint`,
    });
  });

  test("that nobody waits for any more is let go", async () => {
    await using server = await HttpServer.open((asked) => asked.stream());
    const dialling = dialEventSource(server.url).subscribe();
    const get = await server.at(0, "GET");
    dialling.unsubscribe();
    await get.left;
  });
});
