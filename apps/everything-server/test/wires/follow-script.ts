import { type Client, connect, type Target } from "@mcp-actors/client";
import { elementAt, firstValueFrom, type Observable, ReplaySubject } from "rxjs";
import { WILLING } from "../open-everything.ts";

/** All that a client saw and heard of the everything server, as JSON. */
export type Transcript = unknown;

/** Has a client list, call, read, get, complete and watch all that the everything server has. */
export async function followScript(target: Target, era: string): Promise<Transcript> {
  const logs: unknown[] = [];
  await using client = await connect(target, { ...WILLING, era, onLog: (log) => logs.push(log) });
  await client.setLogLevel("debug");
  const lists = {
    tools: await client.listTools(),
    resources: await client.listResources(),
    templates: await client.listResourceTemplates(),
    prompts: await client.listPrompts(),
  };
  const outcomes: unknown[] = [];
  for (const { name } of lists.tools) outcomes.push(await called(client, name));
  for (const { name } of lists.prompts) {
    outcomes.push(await toOutcome(() => client.getPrompt(name, PROMPT_VALUES[name] ?? {})));
  }
  for (const step of others(client)) outcomes.push(await toOutcome(step));
  return alike({ server: client.server, lists, outcomes, logs });
}

const ARGUMENTS: { readonly [tool: string]: { readonly [name: string]: unknown } } = {
  test_sampling: { prompt: "Capital?" },
  test_elicitation: { message: "Who?" },
  test_custom_header: { region: "süd" },
  test_structured_content: { a: 1, b: 2 },
  json_schema_2020_12_tool: { phone: "1" },
};

const PROMPT_VALUES: { readonly [prompt: string]: { readonly [name: string]: string } } = {
  test_prompt_with_arguments: { arg1: "é漢😀\u2028", arg2: "\r\n" },
  test_prompt_with_embedded_resource: { resourceUri: "test://example" },
};

async function called(client: Client, name: string): Promise<unknown> {
  const steps: unknown[] = [];
  const outcome = await toOutcome(() =>
    client.callTool(name, ARGUMENTS[name] ?? {}, { onProgress: (step) => steps.push(step) }),
  );
  return { name, steps, outcome };
}

function others(client: Client): readonly (() => unknown)[] {
  const template = { resource: "test://template/{id}/data" };
  return [
    () => client.ping(),
    () => client.readResource("test://static-text"),
    () => client.readResource("test://static-binary"),
    () => client.readResource("test://template/a%20b/data"),
    () => client.readResource("test://nowhere"),
    () => client.complete(template, { name: "id", value: "12" }),
    () => client.complete({ prompt: "test_prompt_with_arguments" }, { name: "arg1", value: "par" }),
    () => client.callTool("no_such_tool"),
    () => client.callTool("test_structured_content", { a: "one" }),
    () => client.callTool("test_tool_with_progress", {}, { timeout: 10 }),
    () => cancelled(client),
    () => changed(client, client.tools$, "test_trigger_tool_change"),
    () => changed(client, client.prompts$, "test_trigger_prompt_change"),
    () => changed(client, client.resources$, "test_trigger_resource_change"),
    () => changed(client, client.resource$(WATCHED), "test_trigger_resource_update"),
    () => client.request({ method: "no/such" }),
    () => client.request({ method: "tools/list", params: { cursor: "no such" } }),
    () => together(client),
  ];
}

const WATCHED = "test://watched-resource";

async function cancelled(client: Client): Promise<unknown> {
  const call = client.callTool("test_tool_with_progress");
  await firstValueFrom(call.progress$);
  call.cancel("bored");
  return call;
}

/** What a live view shows after a tool had the server say that it is another now. */
async function changed(client: Client, view$: Observable<unknown>, tool: string): Promise<unknown> {
  const shown = new ReplaySubject<unknown>();
  const looking = view$.subscribe(shown);
  const first = await firstValueFrom(shown);
  await client.callTool(tool);
  const then = await firstValueFrom(shown.pipe(elementAt(1)));
  looking.unsubscribe();
  return { first, then };
}

function together(client: Client): Promise<unknown> {
  const sums = Array.from({ length: 100 }, (_, n) =>
    client.callTool("test_structured_content", { a: n, b: 1 }),
  );
  return Promise.all(sums);
}

async function toOutcome(step: () => unknown): Promise<unknown> {
  try {
    return { result: await step() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { name, message } = error;
    return { name, message, code: "code" in error ? error.code : undefined };
  }
}

/** As JSON, without what is another each time: how often something was read, and who may keep an answer. */
function alike(seen: object): Transcript {
  const text = JSON.stringify(seen).replaceAll(/read \d+ times/g, "read so many times");
  // By default it follows from who asks, and not every wire says that.
  return JSON.parse(text, (key, value: unknown) => (key === "cacheScope" ? "any" : value));
}
