import { expect, test, vi } from "vitest";
import * as first from "../src/index.ts";
import { askingMachine } from "./machine-tool/rounds.ts";
import { startEra } from "./raw-client.ts";

vi.resetModules();
const second = await import("../src/index.ts");
const { ask: secondAsk, machineTool } = await import("../src/machine-tool/index.ts");

const definition = first.defineServer({
  name: "two copies",
  version: "1",
  tools: {
    theirs: machineTool({ machine: askingMachine({}, "1", secondAsk) }),
    mixed: machineTool({ machine: askingMachine() }),
    fails: second.tool({
      run() {
        throw new second.ToolError("No such city");
      },
    }),
  },
  resources: {
    "a:1": second.resource({
      read() {
        throw new second.ResourceNotFound("Gone");
      },
    }),
  },
});

test("the copies are two", () => {
  expect(second.ResourceNotFound).not.toBe(first.ResourceNotFound);
});

test.each([
  ["2026-07-28", -32_602],
  ["2025-11-25", -32_002],
])("a resource of another copy is not found in %s", async (version, code) => {
  await using era = await startEra(version, definition);

  const { error } = await era.client.request("resources/read", { uri: "a:1", ...era.params });

  expect(error).toEqual({ code, message: "Gone", data: { uri: "a:1" } });
});

test("a tool of another copy fails with its own words", async () => {
  await using era = await startEra("2026-07-28", definition);

  const { result } = await era.client.call("fails", {}, era.params);

  expect(result).toMatchObject({ isError: true, content: [{ text: "No such city" }] });
});

test.each(["theirs", "mixed"])("a machine of another copy asks and goes on: %s", async (name) => {
  await using era = await startEra("2026-07-28", definition, {
    capabilities: { elicitation: { form: {} } },
  });
  const { result: asked } = await era.client.call(name, {}, era.params);

  const { result } = await era.client.call(
    name,
    {},
    {
      ...era.params,
      requestState: asked?.["requestState"],
      inputResponses: { name: { action: "accept", content: { name: "Ada" } } },
    },
  );

  expect(asked).toMatchObject({ resultType: "input_required" });
  expect(result).toMatchObject({ content: [{ text: "Hello Ada" }] });
});
