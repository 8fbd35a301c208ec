import type { PromptValues } from "@mcp-actors/client";
import type { Script } from "../../../../packages/testing/test/wires/follow-script.ts";
import { everything } from "../../src/everything.ts";
import { WILLING } from "../open-everything.ts";

const ARGUMENTS: { readonly [tool: string]: Readonly<Record<string, unknown>> } = {
  test_sampling: { prompt: "Capital?" },
  test_elicitation: { message: "Who?" },
  test_custom_header: { region: "süd" },
  test_structured_content: { a: 1, b: 2 },
  json_schema_2020_12_tool: { phone: "1" },
};

const VALUES: { readonly [prompt: string]: PromptValues } = {
  test_prompt_with_arguments: { arg1: "é漢😀\u2028", arg2: "\r\n" },
  test_prompt_with_embedded_resource: { resourceUri: "test://example" },
};

/** All that the everything server has, each thing once. */
export const everythingScript: Script = {
  answers: () => WILLING,
  logLevel: "debug",
  calls: [
    ...Object.keys(everything.tools ?? {}).map((tool) => [tool, ARGUMENTS[tool] ?? {}] as const),
    ["no_such_tool", {}],
    ["test_structured_content", { a: "one" }],
  ],
  reads: [
    "test://static-text",
    "test://static-binary",
    "test://template/a%20b/data",
    "test://nowhere",
  ],
  completions: [
    [{ resource: "test://template/{id}/data" }, { name: "id", value: "12" }],
    [{ prompt: "test_prompt_with_arguments" }, { name: "arg1", value: "par" }],
  ],
  prompts: Object.keys(everything.prompts ?? {}).map((prompt) => [prompt, VALUES[prompt] ?? {}]),
  slow: "test_tool_with_progress",
  sum: "test_structured_content",
  changes: [
    [({ tools$ }) => tools$, "test_trigger_tool_change", {}],
    [({ prompts$ }) => prompts$, "test_trigger_prompt_change", {}],
    [({ resources$ }) => resources$, "test_trigger_resource_change", {}],
    [(client) => client.resource$("test://watched-resource"), "test_trigger_resource_update", {}],
  ],
  alike: (text) =>
    text
      .replaceAll(/read \d+ times/g, "read so many times")
      // By default it follows from who asks, and not every wire says that.
      .replaceAll(/"cacheScope":"\w+"/g, '"cacheScope":"any"'),
};
