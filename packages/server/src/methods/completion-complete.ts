import { type CompleteResult, isRecord } from "@mcp-actors/protocol";
import type { Completed, Completer } from "../definition/completer.ts";
import type { Registry } from "../registry/registry.ts";
import { answerLater } from "../request/answer-later.ts";
import { invalidParams } from "../request/invalid-params.ts";
import { readTexts } from "../request/read-texts.ts";
import { RequestCompletion } from "../request/request-completion.ts";
import type { Method } from "./method.ts";

/** Says how what a person has typed may go on. spec: server/utilities/completion */
export const completionComplete: Method = {
  eras: ["legacy", "modern"],
  capability: "completions",
  handle(request) {
    const { params, runtime } = request;
    const { ref, argument, context = {} } = params;
    if (!isRecord(argument)) throw invalidParams("argument must be an object");
    const { name, value } = argument;
    if (typeof name !== "string") throw invalidParams("argument.name must be a string");
    if (typeof value !== "string") throw invalidParams("argument.value must be a string");
    if (!isRecord(context)) throw invalidParams("context must be an object");
    const filledIn = readTexts(context, "arguments");
    const completer = findCompleter(readSubject(ref, runtime.registry), name);
    if (completer === undefined) return toResult([]);
    const ctx = new RequestCompletion(request, filledIn);
    void answerLater(request, async () => toResult(await completer(value, ctx)));
    return undefined;
  },
};

/** What has arguments, and what completes them. */
interface Completable {
  readonly of: string;
  readonly names: readonly string[];
  readonly completers: ReadonlyMap<string, Completer>;
}

function findCompleter({ of, names, completers }: Completable, name: string) {
  if (!names.includes(name)) throw invalidParams(`Unknown argument of ${of}: ${name}`);
  return completers.get(name);
}

function readSubject(ref: unknown, registry: Registry): Completable {
  if (!isRecord(ref)) throw invalidParams("ref must be an object");
  const { type, name, uri } = ref;
  if (type === "ref/prompt" && typeof name === "string") return promptSubject(name, registry);
  if (type === "ref/resource" && typeof uri === "string") return resourceSubject(uri, registry);
  throw invalidParams("ref must name a prompt, or the URI of a resource");
}

function promptSubject(name: string, { prompts }: Registry): Completable {
  const prompt = prompts.get(name);
  if (prompt === undefined) throw invalidParams(`Unknown prompt: ${name}`);
  const names = prompt.arguments.map((argument) => argument.name);
  return { of: `prompt ${name}`, names, completers: prompt.completers };
}

function resourceSubject(uri: string, { resources }: Registry): Completable {
  const found = resources.templates.get(uri);
  const of = `resource ${uri}`;
  if (found !== undefined) {
    return { of, names: found.template.variables, completers: found.completers };
  }
  if (resources.find(uri) === undefined) throw invalidParams(`Unknown resource: ${uri}`);
  return { of, names: [], completers: new Map() };
}

/** Most values of one answer. spec: server/utilities/completion */
const MOST = 100;

function toResult(completed: Completed): CompleteResult {
  const { values, total, hasMore } = isList(completed)
    ? { values: completed, total: completed.length, hasMore: false }
    : completed;
  const isCut = values.length > MOST;
  return {
    completion: {
      values: isCut ? values.slice(0, MOST) : values,
      ...((isCut || total !== undefined) && { total: total ?? values.length }),
      ...((isCut || hasMore !== undefined) && { hasMore: isCut || hasMore === true }),
    },
  };
}

/** As `Array.isArray`, which does not know of lists that are readonly. */
function isList(completed: Completed): completed is readonly string[] {
  return Array.isArray(completed);
}
