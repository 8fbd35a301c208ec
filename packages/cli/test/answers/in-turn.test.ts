import { expect, test } from "vitest";
import { inTurn } from "../../src/answers/in-turn.ts";

test("a call waits for those before it, whether they succeed or fail", async () => {
  const seen: string[] = [];
  const answer = inTurn(async (name: string, fails = false) => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  });

  const results = await Promise.allSettled([answer("a"), answer("b", true), answer("c")]);

  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});
