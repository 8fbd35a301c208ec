import {
  type BegunArgument,
  type Client,
  type CompletionTarget,
  type ConnectOptions,
  connect,
  type PromptValues,
  type Target,
} from "@mcp-actors/client";
import type { LoggingLevel } from "@mcp-actors/protocol";
import { elementAt, firstValueFrom, type Observable, ReplaySubject } from "rxjs";

/** What a client does with a server, one step after the other. */
export interface Script {
  /** What the client answers when it is asked; what that was goes into `asked`. */
  readonly answers: (asked: unknown[]) => ConnectOptions;
  readonly logLevel: LoggingLevel;
  readonly calls: readonly (readonly [tool: string, args: Arguments])[];
  readonly reads: readonly string[];
  readonly completions: readonly (readonly [target: CompletionTarget, begun: BegunArgument])[];
  readonly prompts: readonly (readonly [prompt: string, values: PromptValues])[];
  /** A tool that reports progress long before it answers, if ever. */
  readonly slow: string;
  /** A tool that adds `a` and `b`. */
  readonly sum: string;
  /** What is looked at, and the call that has the server say that it is another now. */
  readonly changes: readonly (readonly [View, tool: string, args: Arguments])[];
  /** What is another each time in the text of a transcript is made one. */
  readonly alike: (text: string) => string;
}

type Arguments = Readonly<Record<string, unknown>>;

type View = (client: Client) => Observable<unknown>;

/** All that a client saw and heard of a server, as JSON. */
export type Transcript = unknown;

/** Has a client do all that a script says, and gives what came of it. */
export async function followScript(
  target: Target,
  era: string,
  script: Script,
): Promise<Transcript> {
  const asked: unknown[] = [];
  const logs: unknown[] = [];
  const options = { ...script.answers(asked), era, onLog: (log: unknown) => logs.push(log) };
  await using client = await connect(target, options);
  await client.setLogLevel(script.logLevel);
  const outcomes: unknown[] = [];
  for (const step of steps(client, script)) outcomes.push(await toOutcome(step));
  const { server } = client;
  return JSON.parse(script.alike(JSON.stringify({ server, outcomes, asked, logs })));
}

type Step = () => unknown;

function steps(client: Client, script: Script): readonly Step[] {
  return [
    () => client.ping(),
    () => client.listTools(),
    () => client.listResources(),
    () => client.listResourceTemplates(),
    () => client.listPrompts(),
    ...script.calls.map(
      ([tool, args]) =>
        () =>
          called(client, tool, args),
    ),
    ...script.reads.map((uri) => () => client.readResource(uri)),
    ...script.completions.map(
      ([of, begun]) =>
        () =>
          client.complete(of, begun),
    ),
    ...script.prompts.map(
      ([prompt, values]) =>
        () =>
          client.getPrompt(prompt, values),
    ),
    () => client.callTool(script.slow, {}, { timeout: 10 }),
    () => cancelled(client, script.slow),
    ...script.changes.map(
      ([view, tool, args]) =>
        () =>
          changed(client, view, [tool, args]),
    ),
    () => client.request({ method: "no/such" }),
    () => client.request({ method: "tools/list", params: { cursor: "no such" } }),
    () => together(client, script.sum),
  ];
}

async function called(client: Client, tool: string, args: Arguments): Promise<unknown> {
  const progress: unknown[] = [];
  const result = () => client.callTool(tool, args, { onProgress: (step) => progress.push(step) });
  return { tool, outcome: await toOutcome(result), progress };
}

async function cancelled(client: Client, tool: string): Promise<unknown> {
  const call = client.callTool(tool);
  await firstValueFrom(call.progress$);
  call.cancel("bored");
  return call;
}

/** What a live view shows, and shows after the call that changes it. */
async function changed(
  client: Client,
  view: View,
  [tool, args]: readonly [tool: string, args: Arguments],
): Promise<unknown> {
  const shown = new ReplaySubject<unknown>();
  const looking = view(client).subscribe(shown);
  const first = await firstValueFrom(shown);
  await client.callTool(tool, args);
  const then = await firstValueFrom(shown.pipe(elementAt(1)));
  looking.unsubscribe();
  return { first, then };
}

function together(client: Client, tool: string): Promise<unknown> {
  return Promise.all(Array.from({ length: 100 }, (_, n) => client.callTool(tool, { a: n, b: 1 })));
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
