import { connect } from "@mcp-actors/client";
import type { Era } from "@mcp-actors/protocol";
import { createServer } from "@mcp-actors/server";
import { memoryEventStore } from "@mcp-actors/server/http";
import { serveHttp } from "@mcp-actors/server/node";
import { CuttingProxy } from "../../packages/testing/test/http/cutting-proxy.ts";
import { soakServer } from "./definition.ts";
import type { Standing } from "./held.ts";
import { KeptServer } from "./kept-server.ts";
import { killAtRandom } from "./kill-at-random.ts";
import type { Phase } from "./phase.ts";

/** How much is done in each phase, and by which chance. */
export interface HttpPhasesOptions {
  readonly calls: number;
  readonly random: () => number;
}

// The deaths are on purpose: none of them may make it give up.
const supervision = { initialDelay: 5, maxDelay: 50, maxAttempts: 10_000, retryFirst: true };
/** How many bytes a connection carries on average until the proxy cuts it. */
const BYTES = 20_000;
/** Every new connection runs code that was not warm yet, at both ends. In bytes. */
const HEAP_NOISE = 1024 * 1024;

/** What a server holds for its client beside its calls: a call that asks has a response, a session its own stream. */
const STANDING: { readonly [era in Era]: Standing } = {
  modern: { streams: 1 },
  legacy: { sessions: 1, listeners: 1, streams: 2 },
};

/** The phases over HTTP: servers that are killed, and wires that are cut, in both eras. */
export function httpPhases(options: HttpPhasesOptions): readonly Phase[] {
  return (["modern", "legacy"] as const).flatMap((era) => [
    killed(era, options),
    cut(era, options),
  ]);
}

function killed(era: Era, { calls, random }: HttpPhasesOptions): Phase {
  return {
    name: `http, ${era}, server killed`,
    calls,
    random,
    async open() {
      const server = await KeptServer.start();
      const client = await connect(server.url, { era, supervision });
      return { client, standing: STANDING[era], close: () => server.close() };
    },
    beside: (client, until) =>
      killAtRandom(client, { random, until, times: Math.max(3, calls / 10_000) }),
    tolerated: ["lost"],
    noise: HEAP_NOISE,
  };
}

function cut(era: Era, { calls, random }: HttpPhasesOptions): Phase {
  return {
    name: `http, ${era}, through a proxy that cuts`,
    calls,
    random,
    async open() {
      const server = createServer(soakServer, { onEvent: () => {} });
      // A log that is full soon, so that it does not look like a leak.
      const events = memoryEventStore({ eventLimit: 50 });
      const served = await serveHttp(server, { sessions: { events } });
      const proxy = await CuttingProxy.open(served.url, { random, bytes: BYTES, delay: 5 });
      const client = await connect(proxy.url, { era, supervision });
      const close = async () => {
        await proxy[Symbol.asyncDispose]();
        await served.close();
        console.log(`  ${proxy.cuts} cuts`);
      };
      // A legacy server is told by a message that a call was given up: it may be cut as well.
      const standing = era === "legacy" ? ("unknown" as const) : STANDING[era];
      return { client, server, standing, close };
    },
    tolerated: ["lost"],
    noise: HEAP_NOISE,
  };
}
