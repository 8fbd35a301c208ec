import type { JsonRpcRequest } from "@mcp-actors/protocol";
import type { Observable, Subscription } from "rxjs";
// Its first subscriber would wait for the code of the views to be read from the disk.
import "../../src/live/open-live.ts";
import { arrival, type FarWorld, type OpenClientOptions, openClient } from "../open-client.ts";

export const EVERYTHING = {
  tools: { listChanged: true },
  prompts: { listChanged: true },
  resources: { listChanged: true, subscribe: true },
};

export const AT_ONCE = { initialDelay: 100, jitter: "none" } as const;

/** A client whose server tells of everything. */
export function openViews(revision: string, options: OpenClientOptions = {}): Promise<FarWorld> {
  const far = { revision, capabilities: EVERYTHING, ...options.far };
  return openClient({ supervision: AT_ONCE, ...options, far });
}

/** What a view has shown so far, and how it ended if it did. */
export interface Shown extends Subscription {
  readonly values: unknown[];
}

export function show(view$: Observable<unknown>): Shown {
  const values: unknown[] = [];
  const subscription = view$.subscribe({
    next: (value) => values.push(value),
    error: (error: Error) => values.push(error.message),
    complete: () => values.push("complete"),
  });
  return Object.assign(subscription, { values });
}

/** Gives the newest request for tools a list of one tool. */
export function giveTool(world: FarWorld, name: string): Promise<void> {
  world.far.answer(newest(world, "tools/list"), { tools: [{ name }], ttlMs: 60_000 });
  return arrival();
}

/** Gives the newest read a text. */
export function giveText(world: FarWorld, text: string): Promise<void> {
  const request = newest(world, "resources/read");
  world.far.answer(request, { contents: [{ uri: request.params?.["uri"], text }] });
  return arrival();
}

/** The newest request of a method. */
export function newest(world: FarWorld, method: string): JsonRpcRequest {
  const request = world.far.asked(method).at(-1);
  if (request === undefined) throw new Error(`${method} was not asked for`);
  return request;
}

export function methods(world: FarWorld): string[] {
  return world.far.requests.map(({ method }) => method);
}

/** Lets the connection be lost and come back. */
export async function reconnect(world: FarWorld): Promise<void> {
  world.far.leave();
  await arrival();
  world.clock.advance(100);
  await arrival();
}
