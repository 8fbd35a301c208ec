import { expect, test } from "vitest";
import { connectHub } from "../../src/browser/index.ts";
import { createInspector } from "../../src/index.ts";
import { openHub } from "./running.ts";
import { watchHub } from "./talker.ts";

test("an inspector of a page is seen over the platform's WebSocket, until it leaves", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  const inspector = createInspector({ title: "page" });
  inspector.mark("before");

  const leave = connectHub(inspector, hub.producerUrl);
  const lines: string[] = [];
  while (!lines.some((line) => line.includes('"before"'))) {
    lines.push(...(await viewer.next("records")).lines);
  }
  leave();

  await hub.hub.unattended();
  expect(lines[0]).toContain('"title":"page"');
});
