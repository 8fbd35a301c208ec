import { expect, test } from "vitest";
import * as backends from "../src/backends/index.ts";
import * as root from "../src/index.ts";
import * as node from "../src/node/index.ts";
import * as storyteller from "../src/storyteller/index.ts";

test("exports these values, and no others", () => {
  expect(Object.keys(root).sort()).toEqual([
    "connectModel",
    "createCapabilitiesHandler",
    "defineModel",
    "modelTool",
    "serveModel",
  ]);
  expect(Object.keys(backends).sort()).toEqual(["ollama", "openAi", "samplingWith"]);
  expect(Object.keys(node).sort()).toEqual([
    "serveModelStdio",
    "serveModelTcp",
    "serveModelWebSocket",
  ]);
  expect(Object.keys(storyteller).sort()).toEqual(["corpus", "storyteller", "tell"]);
});
