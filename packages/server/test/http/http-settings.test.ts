import { expect, test } from "vitest";
import { httpSettings } from "../../src/http/http-settings.ts";
import { type ServeHttpOptions, serveHttp } from "../../src/node/serve-http.ts";
import { workshop } from "./workshop.ts";

test("bounds have defaults, also where they are undefined", () => {
  expect(httpSettings({ keepAlive: undefined, stallTimeout: 5 })).toEqual({
    authenticateTimeout: 10_000,
    maxBodyBytes: 16 * 1024 * 1024,
    bodyTimeout: 30_000,
    keepAlive: 15_000,
    streamAfter: 500,
    outboxLimit: 16 * 1024 * 1024,
    stallTimeout: 5,
  });
});

test.each<[ServeHttpOptions, string]>([
  [{ maxBodyBytes: 0 }, "maxBodyBytes"],
  [{ outboxLimit: -1 }, "outboxLimit"],
  [{ authenticateTimeout: -1 }, "authenticateTimeout"],
  [{ keepAlive: Number.NaN }, "keepAlive"],
  [{ stallTimeout: -1 }, "stallTimeout"],
  [{ sessions: { limit: 0 } }, "sessions.limit"],
  [{ sessions: { restAfter: -1 } }, "sessions.restAfter"],
  [{ drainOnSignal: { timeout: -1 } }, "drainOnSignal.timeout"],
])("%j is refused by name", async (options, name) => {
  await expect(serveHttp(workshop().definition, options)).rejects.toThrow(`Option ${name} must be`);
});
