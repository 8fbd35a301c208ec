import { type Client, connect, type Target } from "@mcp-actors/client";
import { elementAt, firstValueFrom, type Observable, ReplaySubject } from "rxjs";

/** All that a client saw and heard of a server, as JSON. */
export type Transcript = unknown;

/** Has a client do one of everything, and gives what came of it. */
export async function followScript(target: Target, era: string): Promise<Transcript> {
  const asked: unknown[] = [];
  const logs: unknown[] = [];
  await using client = await connect(target, {
    era,
    onLog: (log) => logs.push(log),
    elicitation: (form) => {
      asked.push(form.message);
      return { action: "accept", content: { name: "Ada" } };
    },
    sampling: ({ messages }) => {
      asked.push(messages);
      return { role: "assistant", model: "m", content: { type: "text", text: "hello" } };
    },
  });
  await client.setLogLevel("info");
  const answers = [];
  for (const step of steps(client)) answers.push(await toOutcome(step));
  const together = await Promise.all(
    Array.from({ length: 100 }, (_, n) => client.callTool("add", { a: n, b: 1 })),
  );
  const { server } = client;
  const text = JSON.stringify({ server, answers, together, asked, logs });
  // What an unexpected error is found by in the log of the server.
  return JSON.parse(text.replaceAll(/reference \w+/g, "reference"));
}

type Step = () => unknown;

function steps(client: Client): readonly Step[] {
  return [
    () => client.ping(),
    () => client.listTools(),
    () => client.callTool("add", { a: 1, b: 2 }),
    () => client.callTool("add", { a: "one" }),
    () => client.callTool("echo", { text: 'é漢😀\u2028\r\n\t"\\\u0000' }),
    () => client.callTool("echo", { text: "x".repeat(1_000_000) }),
    () => progress(client),
    () => client.callTool("log"),
    () => client.callTool("fail"),
    () => client.callTool("greet"),
    () => client.callTool("nothing"),
    () => client.callTool("region", { region: "süd" }),
    () => client.callTool("wait", {}, { timeout: 50 }),
    () => cancelled(client),
    () => client.listResources(),
    () => client.listResourceTemplates(),
    () => client.readResource("test://text"),
    () => client.readResource("test://bytes"),
    () => client.readResource("test://family/a%20b"),
    () => client.readResource("test://nowhere"),
    () => client.complete({ resource: "test://family/{id}" }, { name: "id", value: "1" }),
    () => client.listPrompts(),
    () => client.getPrompt("plain"),
    () => client.getPrompt("filled", { who: "Ada" }),
    () => client.getPrompt("filled"),
    () => changed(client, client.tools$, "tools"),
    () => changed(client, client.prompts$, "prompts"),
    () => changed(client, client.resource$("test://text"), "text"),
    () => client.request({ method: "no/such" }),
    () => client.request({ method: "tools/list", params: { cursor: "no such" } }),
  ];
}

async function progress(client: Client): Promise<unknown> {
  const steps: unknown[] = [];
  const result = await client.callTool(
    "count",
    { to: 5 },
    { onProgress: (step) => steps.push(step) },
  );
  return { steps, result };
}

async function cancelled(client: Client): Promise<unknown> {
  const call = client.callTool("wait");
  await firstValueFrom(call.progress$);
  call.cancel("bored");
  return call;
}

/** What a live view shows after the server said that it is another now. */
async function changed(client: Client, view$: Observable<unknown>, what: string): Promise<unknown> {
  const shown = new ReplaySubject<unknown>();
  const looking = view$.subscribe(shown);
  const first = await firstValueFrom(shown);
  await client.callTool("change", { what });
  const then = await firstValueFrom(shown.pipe(elementAt(1)));
  looking.unsubscribe();
  return { first, then };
}

async function toOutcome(step: Step): Promise<unknown> {
  try {
    return { result: await step() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { name, message } = error;
    return { name, message, code: "code" in error ? error.code : undefined };
  }
}
