/** A call of a tool that asks nothing, and all that its answer says. */
export interface ToolWork {
  readonly name: string;
  readonly args?: { readonly [name: string]: unknown };
  readonly gives: string;
}

/** A resource to read, and what its contents come to. */
export interface ReadWork {
  readonly uri: string;
  readonly gives: string;
}

/** A prompt to get, and what its messages come to. */
export interface PromptWork {
  readonly name: string;
  readonly args?: { readonly [name: string]: string };
  readonly gives: string;
}

const calls: readonly ToolWork[] = [
  { name: "test_simple_text", gives: "This is a simple text response for testing." },
  { name: "test_image_content", gives: "image" },
  { name: "test_audio_content", gives: "audio" },
  { name: "test_embedded_resource", gives: "resource" },
  { name: "test_resource_link", gives: "resource_link" },
  {
    name: "test_multiple_content_types",
    gives: "Multiple content types test: | image | resource",
  },
  {
    name: "test_error_handling",
    gives: "error: This tool intentionally returns an error for testing",
  },
  { name: "test_tool_with_logging", gives: "Tool with logging executed successfully" },
  { name: "test_logging_tool", gives: "Logged at four levels" },
  { name: "test_tool_with_progress", gives: "Tool with progress executed successfully" },
  { name: "test_reconnection", gives: "Reconnection test completed successfully" },
  {
    name: "json_schema_2020_12_tool",
    args: { name: "Ada", contactMethod: "phone", phone: "1" },
    gives:
      'JSON Schema 2020-12 tool called with: {"name":"Ada","contactMethod":"phone","phone":"1"}',
  },
  { name: "test_custom_header", args: { region: "north" }, gives: "Region: north" },
  { name: "test_structured_content", args: { a: 19, b: 23 }, gives: '{"sum":42}' },
  { name: "test_trigger_tool_change", gives: "Told of tools" },
  { name: "test_trigger_prompt_change", gives: "Told of prompts" },
  { name: "test_trigger_resource_change", gives: "Told of resources" },
];

const reads: readonly ReadWork[] = [
  { uri: "test://static-text", gives: "This is the content of the static text resource." },
  {
    uri: "test://template/123/data",
    gives: '{"id":"123","templateTest":true,"data":"Data for ID: 123"}',
  },
];

const prompts: readonly PromptWork[] = [
  { name: "test_simple_prompt", gives: "This is a simple prompt for testing." },
  {
    name: "test_prompt_with_arguments",
    args: { arg1: "hello", arg2: "world" },
    gives: "Prompt with arguments: arg1='hello', arg2='world'",
  },
  {
    name: "test_prompt_with_embedded_resource",
    args: { resourceUri: "test://example" },
    gives: "resource | Please process the embedded resource above.",
  },
  { name: "test_prompt_with_image", gives: "image | Please analyze the image above." },
];

const completions = [
  {
    ref: { type: "ref/prompt", name: "test_prompt_with_arguments" },
    argument: { name: "arg1", value: "par" },
    gives: "paris,park,party",
  },
  {
    ref: { type: "ref/resource", uri: "test://template/{id}/data" },
    argument: { name: "id", value: "12" },
    gives: "123,124",
  },
];

/** What clients of others are to do with our everything-server, and what must come of it. */
export const WORK = {
  calls,
  reads,
  prompts,
  completions,
  /** The tool whose progress is heard. */
  progress: "test_tool_with_progress",
  /** The call that asks the person at the client. */
  ask: { name: "test_elicitation", arguments: { message: "Who are you?" } },
  /** The resource that is subscribed to, and the tool that changes it. */
  watch: "test://watched-resource",
  touch: "test_trigger_resource_update",
};

/** How much the server has of each thing. */
export const COUNTS = { tools: 33, resources: 3, templates: 1, prompts: 5 };
