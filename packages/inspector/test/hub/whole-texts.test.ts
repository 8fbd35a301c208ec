import { connect } from "@mcp-actors/client";
import { defineServer, tool } from "@mcp-actors/server";
import { expect, test } from "vitest";
import { createInspector } from "../../src/node/create-inspector.ts";
import { cutMarkOf } from "../../src/records/cut-mark.ts";
import { mark } from "./lines.ts";
import { openHub } from "./running.ts";
import { tellHub, watchHub } from "./talker.ts";

const STORY = "Once upon a time. ".repeat(1000);
const server = defineServer({
  name: "teller",
  version: "1.0.0",
  tools: { tell: tool({ run: () => STORY }) },
});

test("a text that was cut is given whole to a viewer that asks", async () => {
  await using hub = await openHub();
  const inspector = createInspector({ inspect: hub.producerUrl, env: {} });
  await using viewer = await watchHub(hub);
  await expect.poll(() => inspector.asides.isOpen).toBe(true);
  await using client = await connect(server, { inspect: inspector });
  await client.callTool("tell");
  inspector.flush();

  let cut = "";
  while (cut === "") {
    const { lines } = await viewer.next("records");
    cut = /Once upon[^"]*· [0-9a-f]{8}\]/.exec(lines.join("\n"))?.[0] ?? "";
  }
  const { name = "" } = cutMarkOf(cut) ?? {};
  viewer.say({ type: "body", id: 1, name, peer: `${inspector.process}.1` });

  expect((await viewer.next("body")).message).toEqual({ type: "body", id: 1, value: STORY });
  await inspector.leave();
});

test("a process that goes before it gave a text leaves nobody waiting", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  const producer = await tellHub(hub, "p");
  producer.say({ type: "records" }, [mark("p", 1)]);
  await viewer.records(1);

  viewer.say({ type: "body", id: 1, name: "0000000012", peer: "p.1" });
  await producer.next("body");
  await producer[Symbol.asyncDispose]();

  expect((await viewer.next("body")).message).toEqual({ type: "body", id: 1 });
});

test("a process answers what it was asked, and nothing that another was", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  await using one = await tellHub(hub, "one");
  await using other = await tellHub(hub, "other");

  viewer.say({ type: "body", id: 7, name: "0000000012", peer: "one.1" });
  const { message } = await one.next("body");
  other.say({ type: "body", id: message.id, value: "a lie" });
  other.say({ type: "records" }, [mark("other", 1)]);
  await viewer.records(1);
  one.say({ type: "body", id: message.id, value: "the truth" });

  expect((await viewer.next("body")).message).toEqual({ type: "body", id: 7, value: "the truth" });
});
