import type { DrivableEnd, InspectedEnd } from "@mcp-actors/machine";
import { expect, test } from "vitest";
import { Drivables } from "../../src/hub/drivables.ts";
import { letDrive } from "../../src/hub/let-drive.ts";
import { createInspector } from "../../src/index.ts";

const end: DrivableEnd = { call: async () => 1, cancel: () => true, over: new Promise(() => {}) };

/** What is offered of an end. */
function offerOf(inspected: InspectedEnd) {
  const inspector = createInspector({ title: "page" });
  const drivables = new Drivables();
  letDrive(inspector, drivables);
  const inspection = inspector.attach(inspected);
  inspection.driven?.(end);
  return { targets: drivables.targets(), peer: inspection.peer };
}

test("an end is offered under its peer id, with its role and the title of its process", () => {
  const { targets, peer } = offerOf({ role: "model client", name: "app" });

  expect(targets).toMatchObject([{ id: peer, name: "app", role: "model client", title: "page" }]);
});

test.each([
  ["http://127.0.0.1:3000/mcp", "app → http://127.0.0.1:3000/mcp"],
  ["page:pocket", "app → page:pocket"],
])("a client of %s is told apart by it", (target, name) => {
  expect(offerOf({ role: "client", name: "app", target }).targets).toMatchObject([{ name }]);
});

test("what is secret of where a client connects to is not offered", () => {
  const target = "https://ada:lovelace1815@host/mcp?token=abcdefghijklmnop";

  const [offered] = offerOf({ role: "client", name: "app", target }).targets;

  expect(offered?.name).toContain("host/mcp");
  expect(offered?.name).not.toMatch(/lovelace1815|abcdefghijklmnop/);
});
