import { describe, expect, test } from "vitest";
import { EarlyCancels } from "../../src/http/early-cancels.ts";
import { HOSTS } from "./hosts.ts";
import { RawSession } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

const call = (id: number, name: string) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: {} },
});

describe.each(HOSTS)("a cancel that overtakes its request, through %s", (_name, start) => {
  test("withdraws it: it never runs, and its reply ends without an answer", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    await session.notify("notifications/cancelled", { requestId: 7 });

    const reply = await session.post(call(7, "wait"));
    await reply.ended;

    expect(await reply.text()).toBe("");
    expect(host.server.counts).toMatchObject({ running: 0, requests: 0, streams: 0 });
    expect(await (await session.post(call(8, "echo"))).json()).toMatchObject({ id: 8, result: {} });
  });

  test("is none where it comes after the answer, though the id is used again", async () => {
    await using host = await start(workshop().definition);
    const session = await RawSession.open(host.url);
    await (await session.post(call(7, "echo"))).ended;
    await session.notify("notifications/cancelled", { requestId: 7 });

    const again = await session.post(call(7, "echo"));

    expect(await again.json()).toMatchObject({ id: 7, result: {} });
  });
});

test("a cancel is kept for one request, and only so many are", () => {
  const early = new EarlyCancels(2);
  for (const id of [1, "1", 2]) early.add(id);

  expect([1, "1", 2, 2].map((id) => early.take(id))).toEqual([false, true, true, false]);
});

test("a cancel of one of the last requests that were answered is late, and kept for none", () => {
  const early = new EarlyCancels(2);
  for (const id of [1, 2, 3]) early.settle(id);
  for (const id of [1, 2, 3]) early.add(id);

  expect([1, 2, 3].map((id) => early.take(id))).toEqual([true, false, false]);
});
