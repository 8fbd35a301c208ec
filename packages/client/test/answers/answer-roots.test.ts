import { expect, test } from "vitest";
import type { Answers } from "../../src/index.ts";
import { ask, error, openAnswering, result } from "./asking.ts";

test.each<[what: string, answers: Answers, params: object | undefined, answer: object]>([
  [
    "roots that are no list",
    { roots: () => undefined as never },
    undefined,
    error(-32_603, "Roots are no list of places with a uri"),
  ],
  [
    "roots of which one has no URI",
    { roots: () => [{ uri: "file:///a" }, "file:///b" as never] },
    undefined,
    error(-32_603, "Roots are no list of places with a uri"),
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
