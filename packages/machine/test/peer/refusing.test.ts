import { TransportError } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { arrival, completed, World } from "./world.ts";

test("a peer that refuses lets calls in flight end, and takes no other", async () => {
  const world = new World();
  const flying = world.call();
  await arrival();

  world.peer.refuse({ cause: "Enough for today" });
  const later = world.call();
  const idle = world.attachment.idle();
  world.far.answer(world.far.request(), { ok: true });
  await idle;

  expect(flying.log).toEqual([completed({ ok: true })]);
  expect(later.log).toEqual([{ status: "refused", cause: "Enough for today" }]);
  world.expectNothingHeld();
});

test("a peer that refuses ends the calls that wait, and being idle waits for none of them", async () => {
  const world = new World({ connected: false });
  const waiting = world.call();
  const attachment = world.connect();

  world.peer.refuse({ cause: "Enough for today" });
  attachment.ready();
  await attachment.idle();

  expect(waiting.log).toEqual([{ status: "refused", cause: "Enough for today" }]);
  expect(world.far.requests).toEqual([]);
});

test("the first cause counts", () => {
  const world = new World({ connected: false });

  world.peer.refuse({ cause: "first" });
  world.peer.close("second");

  expect(world.call().log).toEqual([{ status: "refused", cause: "first" }]);
});

test.each([
  ["No sign of life", "No sign of life"],
  [undefined, "This side closed the channel"],
])("a link that is let go of with cause %s loses its calls for that", async (cause, lost) => {
  const world = new World();
  const { log } = world.call();

  world.attachment.detach(cause === undefined ? undefined : { cause });

  expect(log).toEqual([{ status: "lost", cause: lost }]);
});

test("a call that waited, one in flight and a later one keep the error behind the end", async () => {
  const error = new TransportError("lost", "Out of memory", { remains: { exitCode: 9 } });
  const world = new World();
  const flying = world.call();
  await arrival();

  world.attachment.detach({ cause: error.message, error });
  const waiting = world.call();
  world.peer.refuse({ cause: error.message, error });
  const later = world.call();

  expect([flying, waiting, later].map(({ call }) => [call.outcome?.status, call.cause])).toEqual([
    ["lost", error],
    ["refused", error],
    ["refused", error],
  ]);
});

test("a caller that is its own options is called as itself", async () => {
  const world = new World();
  const caller = {
    heard: [] as unknown[],
    onProgress({ progress }: { readonly progress: number }) {
      this.heard.push(progress);
    },
    onSettled({ status }: { readonly status: string }) {
      this.heard.push(status);
    },
  };
  world.peer.call({ method: "tools/call" }, caller);
  await arrival();

  world.far.progress(world.far.request(), 1);
  world.far.answer(world.far.request());
  await arrival();

  expect(caller.heard).toEqual([1, "completed"]);
});
