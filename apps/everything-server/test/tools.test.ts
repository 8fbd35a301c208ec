import type { CallToolResult } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { contactSchema } from "../src/fixtures/contact-schema.ts";
import { openEverything } from "./open-everything.ts";

const text = (value: string) => ({ type: "text", text: value });

const resource = (uri: string, mimeType: string) => ({
  type: "resource",
  resource: { uri, mimeType, text: expect.any(String) },
});

const image = { type: "image", mimeType: "image/png", data: expect.stringMatching(/^iVBORw0KGgo/) };

type Fixture = [tool: string, args: { readonly [name: string]: unknown }, content: unknown[]];

const FIXTURES: Fixture[] = [
  ["test_simple_text", {}, [text("This is a simple text response for testing.")]],
  ["test_image_content", {}, [image]],
  [
    "test_audio_content",
    {},
    [{ type: "audio", mimeType: "audio/wav", data: expect.stringMatching(/^UklGR/) }],
  ],
  [
    "test_embedded_resource",
    {},
    [
      {
        type: "resource",
        resource: {
          uri: "test://embedded-resource",
          mimeType: "text/plain",
          text: "This is an embedded resource content.",
        },
      },
    ],
  ],
  [
    "test_multiple_content_types",
    {},
    [
      text("Multiple content types test:"),
      image,
      resource("test://mixed-content-resource", "application/json"),
    ],
  ],
  ["test_sampling", { prompt: "Capital?" }, [text("LLM response: Paris")]],
  [
    "test_elicitation",
    { message: "Who?" },
    [text('User response: {"username":"ada","email":"ada@example.com"}')],
  ],
  [
    "test_elicitation_sep1034_defaults",
    {},
    [
      text(
        'Elicitation completed: {"name":"John Doe","age":30,"score":95.5,"status":"active","verified":true}',
      ),
    ],
  ],
  [
    "test_elicitation_sep1330_enums",
    {},
    [text(expect.stringContaining('"titledSingle":"value2","legacyEnum":"opt3"'))],
  ],
  ["test_input_required_result_elicitation", {}, [text("Hello, Ada!")]],
  ["test_input_required_result_sampling", {}, [text(expect.stringContaining("Paris"))]],
  ["test_input_required_result_list_roots", {}, [text("Roots: file:///fixtures")]],
  ["test_input_required_result_request_state", {}, [text(expect.stringContaining("state-ok"))]],
  ["test_input_required_result_tampered_state", {}, [text(expect.stringContaining("state-ok"))]],
  ["test_input_required_result_multiple_inputs", {}, [text(expect.stringContaining("Ada"))]],
  ["test_input_required_result_multi_round", {}, [text("Ada likes green")]],
  ["test_input_required_result_capabilities", {}, [text(expect.stringContaining("Paris"))]],
  ["test_streaming_elicitation", {}, [text("Confirmed")]],
  ["test_custom_header", { region: "north" }, [text("Region: north")]],
  ["json_schema_2020_12_tool", { phone: "1" }, [text(expect.stringContaining('{"phone":"1"}'))]],
];

describe.each(["legacy", "modern"])("in the %s era", (era) => {
  test.each(FIXTURES)("%s gives what the suite expects", async (name, args, content) => {
    await using client = await openEverything(era);

    const result = await client.callTool(name, args);

    expect(result).toMatchObject({ content });
    expect(result.isError).toBeFalsy();
  });

  test("test_error_handling fails as a tool does", async () => {
    await using client = await openEverything(era);

    const result: CallToolResult = await client.callTool("test_error_handling");

    expect(result).toMatchObject({
      isError: true,
      content: [text("This tool intentionally returns an error for testing")],
    });
  });

  test("test_tool_with_progress reports 0, 50 and 100 of 100", async () => {
    await using client = await openEverything(era);
    const heard: unknown[] = [];

    await client.callTool("test_tool_with_progress", {}, { onProgress: (it) => heard.push(it) });

    expect(heard).toMatchObject([0, 50, 100].map((progress) => ({ progress, total: 100 })));
  });
});

test("the first tool succeeds without arguments", async () => {
  await using client = await openEverything("auto", {});
  const [first] = await client.listTools();

  const result = await client.callTool(first?.name ?? "", {});

  expect(result.isError).toBeFalsy();
});

test("test_missing_capability is refused where the client has no model", async () => {
  await using client = await openEverything("modern", {});

  await expect(client.callTool("test_missing_capability")).rejects.toMatchObject({ code: -32021 });
});

test("test_input_required_result_capabilities asks only what the client can answer", async () => {
  const asked: string[] = [];
  await using client = await openEverything("modern", {
    sampling() {
      asked.push("sampling");
      return { role: "assistant", content: { type: "text", text: "Hi" }, model: "none" };
    },
  });

  await client.callTool("test_input_required_result_capabilities");

  expect(asked).toEqual(["sampling"]);
});

test("json_schema_2020_12_tool keeps every keyword of its schema", async () => {
  await using client = await openEverything("auto");

  const tools = await client.listTools();

  expect(tools.find(({ name }) => name === "json_schema_2020_12_tool")?.inputSchema).toEqual(
    contactSchema,
  );
});

test("test_custom_header marks its argument for HTTP", async () => {
  await using client = await openEverything("auto");

  const tools = await client.listTools();

  expect(tools.find(({ name }) => name === "test_custom_header")?.inputSchema).toMatchObject({
    properties: { region: { type: "string", "x-mcp-header": "Region" } },
  });
});

test("the last progress leaves before the answer, for clients that take a chunk as one", async () => {
  await using client = await openEverything("2025-11-25");
  let stateAfterProgress: string | undefined;
  const call = client.callTool(
    "test_tool_with_progress",
    {},
    {
      onProgress({ progress }) {
        if (progress === 100) setImmediate(() => (stateAfterProgress = call.state));
      },
    },
  );

  await call;

  expect(stateAfterProgress).toBe("progressing");
});
