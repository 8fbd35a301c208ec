import type { JsonRpcNotification } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { NoticeOutbox } from "../../src/changes/notice-outbox.ts";
import { BARE_NOTICES, toNotice } from "../../src/changes/notices.ts";

const tools = toNotice({ list: "tools" });
const prompts = toNotice({ list: "prompts" });
const updated = (resource: string) => toNotice({ resource });

/** An outbox whose wire is full when told so. */
function startOutbox(debounced = BARE_NOTICES) {
  const sent: JsonRpcNotification[] = [];
  let isFull = false;
  let drain = () => {};
  const outbox = new NoticeOutbox(
    {
      notify: (notification) => {
        sent.push(notification);
        return !isFull;
      },
      drained: () => new Promise((resolve) => (drain = resolve)),
    },
    new Set(debounced),
  );
  return {
    outbox,
    sent: () => sent.map(({ method, params }) => params?.["uri"] ?? method.split("/")[1]),
    fill: () => {
      isFull = true;
    },
    drain: async () => {
      isFull = false;
      drain();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const tick = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test("sends one notice of many of a tick, and the next in the next", async () => {
  const { outbox, sent } = startOutbox();

  for (const notice of [tools, prompts, tools, tools]) outbox.put(notice);
  expect(sent()).toEqual([]);
  await tick();
  expect(sent()).toEqual(["tools", "prompts"]);
  outbox.put(tools);
  await tick();

  expect(sent()).toEqual(["tools", "prompts", "tools"]);
});

test("debounces what it is told to, and never what has params", async () => {
  const { outbox, sent } = startOutbox(["notifications/resources/updated"]);

  for (const notice of [tools, updated("a:1"), tools, updated("a:1")]) outbox.put(notice);

  expect(sent()).toEqual(["tools", "a:1", "tools", "a:1"]);
});

test("keeps what is to be told in order, debounced or not", async () => {
  const { outbox, sent } = startOutbox();

  for (const notice of [tools, updated("a:1"), prompts]) outbox.put(notice);
  await tick();

  expect(sent()).toEqual(["tools", "a:1", "prompts"]);
});

test("holds no more than there is to tell while the wire is full", async () => {
  const { outbox, sent, fill, drain } = startOutbox();
  fill();
  outbox.put(updated("a:0"));
  for (let at = 0; at < 1000; at += 1) {
    outbox.put(updated(`a:${at % 3}`));
    outbox.put(tools);
  }
  await tick();
  expect(sent()).toEqual(["a:0"]);

  await drain();

  expect(sent()).toEqual(["a:0", "a:0", "tools", "a:1", "a:2"]);
});

test("waits again where the wire fills while what waited leaves", async () => {
  const { outbox, sent, fill, drain } = startOutbox([]);
  fill();
  for (const uri of ["a:1", "a:2", "a:3"]) outbox.put(updated(uri));
  const draining = drain();
  fill();
  await draining;
  expect(sent()).toEqual(["a:1", "a:2"]);

  await drain();

  expect(sent()).toEqual(["a:1", "a:2", "a:3"]);
});

test("lets what waits leave when it ends, and nothing afterwards", async () => {
  const { outbox, sent } = startOutbox();
  outbox.put(tools);

  outbox.end();
  outbox.put(prompts);
  outbox.end();
  await tick();

  expect(sent()).toEqual(["tools"]);
});
