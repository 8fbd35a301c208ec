import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { RunningHub } from "../../src/node/start-hub.ts";
import { openHub } from "./running.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-actors-page-"));
afterAll(() => rmSync(folder, { recursive: true }));
const page = join(folder, "page");
mkdirSync(join(page, "assets"), { recursive: true });
writeFileSync(join(page, "index.html"), "<!doctype html><title>page</title>");
writeFileSync(join(page, "assets", "main.js"), "export {};");
writeFileSync(join(folder, "secret.txt"), "secret");

/** Asks by hand, as no client of the platform would. */
function ask(
  hub: RunningHub,
  path: string,
  headers: { [name: string]: string } = {},
  method = "GET",
) {
  return new Promise<{
    status?: number | undefined;
    body: string;
    headers: NodeJS.Dict<string | string[]>;
  }>((resolve, reject) => {
    const asked = request(
      { port: hub.port, host: "127.0.0.1", path, headers, method },
      (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (text: string) => {
          body += text;
        });
        answer.on("end", () =>
          resolve({ status: answer.statusCode, body, headers: answer.headers }),
        );
      },
    );
    asked.on("error", reject).end();
  });
}

test.each([
  ["/", 200, "text/html; charset=utf-8"],
  ["/assets/main.js", 200, "text/javascript; charset=utf-8"],
  ["/assets/", 404, "text/plain; charset=utf-8"],
  ["/nowhere.js", 404, "text/plain; charset=utf-8"],
  ["/../secret.txt", 404, "text/plain; charset=utf-8"],
  ["/assets/../../secret.txt", 404, "text/plain; charset=utf-8"],
  ["/%2e%2e/secret.txt", 404, "text/plain; charset=utf-8"],
  ["//secret.txt", 404, "text/plain; charset=utf-8"],
])("%s is answered with %i", async (path, status, type) => {
  await using hub = await openHub({ page });

  const answer = await ask(hub, path);

  expect(answer).toMatchObject({ status, headers: { "content-type": type } });
});

test("every answer says what may be loaded, framed and kept", async () => {
  await using hub = await openHub({ page });

  for (const path of ["/", "/assets/main.js", "/nowhere"]) {
    const { headers } = await ask(hub, path);
    const policy = String(headers["content-security-policy"]);

    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
});

test("a name that was bent to lead here is shown nothing", async () => {
  await using hub = await openHub({ page });

  expect(await ask(hub, "/", { host: "evil.example" })).toMatchObject({ status: 403 });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused", async (method) => {
  await using hub = await openHub({ page });

  expect(await ask(hub, "/", {}, method)).toMatchObject({ status: 405 });
});

test("the page may be in a frame of those who are named, and nowhere else", async () => {
  await using closed = await openHub({ page });
  await using open = await openHub({ page, embedOrigins: ["https://docs.example"] });

  const embedded = await ask(open, "/embed");

  expect(embedded.status).toBe(200);
  expect(embedded.headers["content-security-policy"]).toContain(
    "frame-ancestors https://docs.example",
  );
  expect((await ask(open, "/")).headers["content-security-policy"]).toContain(
    "frame-ancestors 'none'",
  );
  expect((await ask(closed, "/embed")).status).toBe(404);
});

test("a page that is not built is told of", async () => {
  await using hub = await openHub({ page: join(folder, "nothing") });

  expect(await ask(hub, "/")).toMatchObject({
    status: 404,
    body: expect.stringContaining("not built"),
  });
});

test("a name that is refused is not said back", async () => {
  await using hub = await openHub({ page });

  const { status, headers } = await ask(hub, "/", { host: "evil.example; script-src *" });

  expect(status).toBe(403);
  expect(JSON.stringify(headers)).not.toContain("evil.example");
});
