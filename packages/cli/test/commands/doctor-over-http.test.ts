import type { RequestListener } from "node:http";
import { VERSIONS } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { RecordingTerminal } from "../recording-terminal.ts";
import { authenticated, serveHosted, servePage, TOKEN } from "../serve-hosted.ts";

interface Seen {
  readonly revisions: readonly { readonly revision: string; readonly accepted: boolean }[];
  readonly findings: readonly {
    readonly severity: string;
    readonly about: string;
    readonly text: string;
    readonly advice?: string;
  }[];
}

/** Has a server examined, and gives what a machine reads of it, a line for each finding. */
async function examined(url: string, ...words: readonly string[]) {
  const terminal = new RecordingTerminal();
  const status = await run(["doctor", "--json", url, ...words], terminal);
  const { revisions, findings }: Seen = JSON.parse(terminal.printed.join(""));
  const spoken = revisions.filter(({ accepted }) => accepted).map(({ revision }) => revision);
  const lines = (isGood: boolean) =>
    findings
      .filter(({ severity }) => (severity === "good") === isGood)
      .map(({ about, text, advice = "" }) => `${about}: ${text} → ${advice}`);
  return { status, spoken, fine: lines(true).join("\n"), wrong: lines(false).join("\n") };
}

describe("the doctor", () => {
  test("finds nothing wrong with a server of ours", async () => {
    await using hosted = await serveHosted();

    const { status, spoken, fine, wrong } = await examined(hosted.url);

    expect(wrong).toBe("");
    expect(spoken).toEqual(VERSIONS);
    expect(fine).toContain("wire: Streamable HTTP");
    expect(fine).toContain("session: is kept, and ends when its client says so");
    expect(fine).toContain("stream: carries what belongs to no request");
    expect(fine).toContain("origin: pages of other origins are kept out");
    expect(status).toBe(0);
  });

  test("finds what is not so with one that answers everybody, and has no sessions", async () => {
    await using hosted = await serveHosted({ allowedOrigins: "*", sessions: false });

    const { status, fine, wrong } = await examined(hosted.url);

    expect(wrong).toMatch(/^origin: any page in a browser on this machine can ask it/m);
    expect(wrong).toMatch(/^stream: none/m);
    expect(fine).toContain("session: none");
    expect(status).toBe(1);
  });

  test("knows the older wire of two endpoints", async () => {
    await using hosted = await serveHosted({ sse: true });

    const { spoken, wrong } = await examined(new URL("/sse", hosted.url).href);

    expect(wrong).toMatch(/^wire: HTTP\+SSE of 2024-11-05/m);
    expect(spoken).not.toContain("2026-07-28");
  });

  test("sees that those are kept out who say nothing of themselves", async () => {
    await using hosted = await serveHosted(authenticated);

    const { status, fine } = await examined(
      hosted.url,
      "--header",
      `Authorization: Bearer ${TOKEN}`,
    );

    expect(fine).toContain("auth: who says nothing of themselves is told how to");
    expect(status).toBe(0);
  });
});

describe("where there is no connection, the doctor tells why", () => {
  test.each([
    ["nothing", [], /^auth: wants to know who asks: Bearer .*resource_metadata.* → Say it with/],
    ["another token", ["Authorization: Bearer other"], /does not take who asks: .*invalid_token/],
  ])("and what is asked of who says %s", async (_what, headers, line) => {
    await using hosted = await serveHosted(authenticated);

    const { status, wrong } = await examined(
      hosted.url,
      ...headers.flatMap((header) => ["--header", header]),
    );

    expect(wrong).toMatch(line);
    expect(status).toBe(3);
  });

  test("and finds the path", async () => {
    await using hosted = await serveHosted();

    const { wrong } = await examined(new URL("/api", hosted.url).href);

    expect(wrong).toBe(
      `reached: answers /api with 404, as no server of MCP does → Something that speaks MCP is at ${hosted.url}`,
    );
  });

  const page: RequestListener = (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
  };
  const moved: RequestListener = (_request, response) => {
    response.writeHead(302, { location: "https://b.example/mcp?key=1" }).end();
  };
  const answering =
    (status: number): RequestListener =>
    (_request, response) => {
      response.writeHead(status).end();
    };

  test.each<[string, RequestListener, RegExp]>([
    [
      "a page for people",
      page,
      /answers \/mcp with a page for people \(200\).* → Look for the path/,
    ],
    ["another place", moved, /redirects to https:\/\/b\.example\/mcp → Give that URL/],
    [
      "a plain 401",
      answering(401),
      /wants to know who asks → .*\nauth: .*without WWW-Authenticate/,
    ],
    ["a 403", answering(403), /answers 403: this caller may not ask/],
    ["a 429", answering(429), /answers 429: it was asked too often/],
    ["a 502", answering(502), /fails with 502 → Look at the log/],
    ["no more than a hang-up", ({ socket }) => socket.destroy(), /hung up without an answer/],
  ])("that gives %s", async (_what, listener, line) => {
    await using host = await servePage(listener);

    const { status, wrong } = await examined(host.url);

    expect(wrong).toMatch(line);
    expect(status).toBe(3);
  });

  test.each([
    ["nobody listens", "http", /nobody listens there \(ECONNREFUSED\) → Start the server/],
    ["no TLS is spoken", "https", /does not speak TLS .* → Begin the URL with http:/],
  ])("where %s", async (_where, scheme, line) => {
    const host = await servePage(page);
    if (scheme === "http") await host[Symbol.asyncDispose]();

    const { status, wrong } = await examined(host.url.replace("http", scheme));
    if (scheme === "https") await host[Symbol.asyncDispose]();

    expect(wrong).toMatch(line);
    expect(status).toBe(3);
  });

  test("without a word of what it was asked with", async () => {
    await using echoing = await servePage(({ url }, response) => {
      response.writeHead(400).end(`Cannot read ${url}`);
    });

    const { wrong } = await examined(`${echoing.url}?key=opensesame`);

    expect(wrong).toContain("Cannot read /mcp?key=•••");
    expect(wrong).not.toContain("opensesame");
  });
});
