import type { JsonFields } from "../../records/index.ts";
import { dialoguesOf } from "../answers-as-recorded.ts";
import type { RecordedCall } from "../recorded-call.ts";
import { patternOf } from "../shown-text.ts";
import { callText } from "./call-text.ts";
import { toLiteral } from "./to-literal.ts";

/** How many progress notifications are expected one by one. */
const MOST_PROGRESS = 16;

/** The text of a test that makes one call, and expects how it ended. */
export function testOf(call: RecordedCall, title: string): string {
  const lines = call.outcome === "cancelled" ? givenUp(call) : answered(call);
  return [
    "",
    `test(${JSON.stringify(title)}, async () => {`,
    `  await using client = await connect(target${answersOf(call)});`,
    ...lines.map((line) => (line === "" ? "" : `  ${line}`)),
    "});",
    "",
  ].join("\n");
}

function answered(call: RecordedCall): string[] {
  const { progress, exchanges } = call;
  const isWhole = exchanges.every(({ steps }) =>
    steps.every((step) => step.kind === "question" || step.times === 1),
  );
  const hears = isWhole && progress.length > 0 && progress.length <= MOST_PROGRESS;
  const options = hears ? "{ onProgress: (step) => progress.push(step) }" : undefined;
  return [
    ...(hears ? ["const progress: unknown[] = [];"] : []),
    "",
    `const call = ${callText(call, options)};`,
    "",
    ...expected(call),
    ...(hears ? [`expect(progress).toEqual(${toLiteral(progress, shownText, "  ")});`] : []),
  ];
}

function expected({ result = {}, error }: RecordedCall): string[] {
  if (error === undefined) {
    return [`expect(await call).toMatchObject(${toLiteral(plain(result), shownText, "  ")});`];
  }
  const { code, message } = error;
  const failure = toLiteral({ code, message }, shownText, "  ");
  return [`await expect(call).rejects.toMatchObject(${failure});`];
}

function givenUp(call: RecordedCall): string[] {
  const { progress, reason = "given up" } = call;
  const last = progress.at(-1);
  const giveUp = `call.cancel(${JSON.stringify(reason)})`;
  const options =
    last === undefined
      ? undefined
      : `{\n    onProgress: ({ progress }) => {\n      if (progress === ${last.progress}) ${giveUp};\n    },\n  }`;
  return [
    "",
    `const call = ${callText(call, options)};`,
    ...(last === undefined ? [`${giveUp};`] : []),
    "",
    'await expect(call).rejects.toMatchObject({ outcome: "cancelled" });',
  ];
}

/** What says who answered is not expected of whoever answers. */
function plain(recorded: JsonFields): JsonFields {
  const { _meta: _, resultType, ...result } = recorded;
  return resultType === undefined || resultType === "complete" ? result : { resultType, ...result };
}

function shownText(text: string): string | undefined {
  const pattern = patternOf(text);
  if (pattern === undefined) return undefined;
  return `expect.stringMatching(${pattern.toString()})`;
}

/** What the server asks is answered in the order that it was. */
function answersOf({ exchanges }: RecordedCall): string {
  const dialogues = dialoguesOf(exchanges);
  const options = QUESTIONS.flatMap(([option, method]) => {
    const results = dialogues.filter((one) => one.method === method).map(({ result }) => result);
    return results.length === 0 ? [] : [`    ${option}: ${answerText(option, results)},\n`];
  });
  return options.length === 0 ? "" : `, {\n${options.join("")}  }`;
}

function answerText(option: string, results: readonly JsonFields[]): string {
  const [first = {}] = results;
  if (option === "roots") return `() => ${toLiteral(first["roots"] ?? [], undefined, "    ")}`;
  if (results.length === 1) return `() => (${toLiteral(first, undefined, "    ")})`;
  const list = toLiteral(results, undefined, "    ");
  return `((answers) => () => answers.shift())(${list})`;
}

const QUESTIONS = [
  ["elicitation", "elicitation/create"],
  ["sampling", "sampling/createMessage"],
  ["roots", "roots/list"],
] as const;
