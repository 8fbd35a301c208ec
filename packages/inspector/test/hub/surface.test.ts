import { expect, test } from "vitest";
import * as browser from "../../src/browser/index.ts";
import * as node from "../../src/node/index.ts";

test("the entry for Node exports these values, and no others", () => {
  expect(Object.keys(node).sort()).toEqual([
    "DEFAULT_HUB_PORT",
    "INSPECT_VARIABLE",
    "announceHub",
    "createInspector",
    "inspectedVariables",
    "readInspectSetting",
    "registerInspector",
    "startHub",
  ]);
});

test("the entry for pages exports these values, and no others", () => {
  expect(Object.keys(browser).sort()).toEqual(["Drivables", "answersOfViewers", "connectHub"]);
});
