// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { JsonView, WholeValues } from "../../src/index.ts";
import { press, show, wordsOf } from "../page.ts";

function view(whole: unknown) {
  const wholeOf = (text: string) => (text.endsWith("[cut]") ? async () => whole : undefined);
  return (
    <WholeValues.Provider value={wholeOf}>
      <JsonView value={{ a: "some [cut]", b: "all" }} />
    </WholeValues.Provider>
  );
}

test.each([
  ["a text", "x".repeat(400), `a: "${"x".repeat(400)}"`],
  ["a list", [1, 2], "a: [2"],
])("a cut value is shown whole, where it is %s", async (_, whole, line) => {
  const root = await show(view(whole));

  await press("show the whole");

  await expect.poll(() => [...root.querySelectorAll(".line")].map(wordsOf)).toContain(line);
});

test("a cut value of which no more is kept says so", async () => {
  const root = await show(view(undefined));

  await press("show the whole");

  await expect.poll(() => wordsOf(root)).toContain('a: "some [cut]"no more of it is kept');
});

test("a value that is whole offers no more", async () => {
  const root = await show(<JsonView value={{ a: "some [cut]" }} />);

  expect(root.querySelectorAll(".line button")).toHaveLength(0);
});
