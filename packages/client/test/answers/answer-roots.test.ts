import { expect, test } from "vitest";
import type { Answers } from "../../src/index.ts";
import { ask, error, FORM, openAnswering, result } from "./asking.ts";

test.each<[what: string, answers: Answers, params: object | undefined, answer: object]>([
  [
    "roots that are no list",
    { roots: () => undefined as never },
    undefined,
    error(-32_603, "Roots must be a list"),
  ],
  [
    "roots of which one has no URI",
    { roots: () => [{ uri: "file:///a" }, "file:///b" as never] },
    undefined,
    error(-32_603, 'Root 2 must be { uri: "file:///…" }'),
  ],
  [
    "roots of which one is no file",
    { roots: () => [{ uri: "file:///a" }, { uri: "/home/ada" }] },
    undefined,
    error(-32_603, 'Root 2 must be { uri: "file:///…" }'),
  ],
  [
    "roots that are known",
    { roots: [{ uri: "file:///a" }] },
    undefined,
    result({ roots: [{ uri: "file:///a" }] }),
  ],
  [
    "roots that are found out",
    { roots: async () => [{ uri: "file:///b" }] },
    {},
    result({ roots: [{ uri: "file:///b" }] }),
  ],
])("%s", async (_what, answers, params, answer) => {
  await using world = await openAnswering(answers);

  expect(await ask(world, "roots/list", params)).toEqual(answer);
});

test.each<
  [what: string, answers: Answers, method: string, params: object | undefined, cause: string]
>([
  [
    "roots that are no list",
    { roots: () => undefined as never },
    "roots/list",
    undefined,
    "Roots must be a list, not of type undefined",
  ],
  [
    "a root that is no file",
    { roots: () => [{ uri: "/home/ada" }] },
    "roots/list",
    undefined,
    'Root 1 must be { uri: "file:///…" }, not one whose uri is "/home/ada"',
  ],
  [
    "a root whose name is no text",
    { roots: () => [{ uri: "file:///a", name: 5 as never }] },
    "roots/list",
    undefined,
    "Name of root 1 must be a text, not 5",
  ],
  [
    "an action that there is not",
    { elicitation: () => ({ action: "acept" as never }) },
    "elicitation/create",
    FORM,
    'Answer has no action accept, decline or cancel: its action is "acept"',
  ],
  [
    "an answer that is none",
    { elicitation: () => "accept" as never },
    "elicitation/create",
    FORM,
    'Answer has no action accept, decline or cancel: "accept"',
  ],
])("whoever gives %s is told what it is instead, and the server is not", async (...given) => {
  const [, answers, method, params, cause] = given;
  const failures: unknown[] = [];
  await using world = await openAnswering(answers);
  world.client.events$.subscribe((event) => {
    if (event.type === "answer.failed") failures.push(event.error);
  });

  const answer = await ask(world, method, params);

  expect(failures).toMatchObject([{ name: "WrongAnswerError", cause: new TypeError(cause) }]);
  expect(JSON.stringify(answer)).not.toContain(cause);
});
