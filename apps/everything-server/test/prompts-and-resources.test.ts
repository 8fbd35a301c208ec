import { describe, expect, test } from "vitest";
import { openEverything } from "./open-everything.ts";

const text = (value: string) => ({ type: "text", text: value });

describe.each(["legacy", "modern"])("in the %s era", (era) => {
  test.each([
    ["test_simple_prompt", {}, text("This is a simple prompt for testing.")],
    [
      "test_prompt_with_arguments",
      { arg1: "hello", arg2: "world" },
      text("Prompt with arguments: arg1='hello', arg2='world'"),
    ],
    [
      "test_prompt_with_embedded_resource",
      { resourceUri: "test://example" },
      { type: "resource", resource: { uri: "test://example", text: expect.any(String) } },
    ],
    ["test_prompt_with_image", {}, { type: "image", mimeType: "image/png" }],
    ["test_input_required_result_prompt", {}, text("Use this context: tests")],
  ])("prompt %s gives what the suite expects", async (name, args, content) => {
    await using client = await openEverything(era);

    const { messages } = await client.request({
      method: "prompts/get",
      params: { name, arguments: args },
    });

    expect(messages).toHaveProperty("0");
    expect(Object(messages)[0]).toMatchObject({ role: "user", content });
  });

  test.each([
    [
      "test://static-text",
      { mimeType: "text/plain", text: "This is the content of the static text resource." },
    ],
    ["test://static-binary", { mimeType: "image/png", blob: expect.any(String) }],
    ["test://watched-resource", { mimeType: "text/plain" }],
    [
      "test://template/123/data",
      {
        mimeType: "application/json",
        text: '{"id":"123","templateTest":true,"data":"Data for ID: 123"}',
      },
    ],
  ])("resource %s reads as the suite expects", async (uri, contents) => {
    await using client = await openEverything(era);

    const result = await client.request({ method: "resources/read", params: { uri } });

    expect(result["contents"]).toMatchObject([{ uri, ...contents }]);
  });

  test.each([
    [{ type: "ref/prompt", name: "test_prompt_with_arguments" }, "arg1", "par"],
    [{ type: "ref/resource", uri: "test://template/{id}/data" }, "id", "12"],
  ])("an argument of %o completes", async (ref, name, value) => {
    await using client = await openEverything(era);

    const { completion } = await client.request({
      method: "completion/complete",
      params: { ref, argument: { name, value } },
    });

    expect(completion).toMatchObject({ values: expect.arrayContaining([expect.any(String)]) });
  });
});
