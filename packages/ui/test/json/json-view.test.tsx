// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { JsonView } from "../../src/index.ts";
import { button, press, show, tick, wordsOf } from "../page.ts";

function lines(): string[] {
  return [...document.querySelectorAll(".line")].map(wordsOf);
}

describe("a JSON view", () => {
  test("shows that a text was redacted as such, and not as a text", async () => {
    const root = await show(
      <JsonView value={{ key: "[redacted · 36 chars]", b: "a [redacted]" }} />,
    );

    expect(lines().slice(1)).toEqual(["key: redacted · 36 chars", 'b: "a [redacted]"']);
    expect(root.querySelectorAll(".redacted")).toHaveLength(1);
  });

  test("shows names and values of the first levels", async () => {
    await show(<JsonView value={{ a: "x", b: [1, null, true], c: { d: { e: 1 } } }} />);

    expect(lines()).toEqual([
      "{3",
      'a: "x"',
      "b: [3",
      "0: 1",
      "1: null",
      "2: true",
      "c: {1",
      "d: {…}1",
    ]);
  });

  test("opens and closes a branch", async () => {
    const root = await show(<JsonView value={{ a: { b: 1 } }} openLevels={1} />);
    const branch = root.querySelectorAll<HTMLElement>("button.line")[1] as HTMLElement;
    expect(branch.getAttribute("aria-expanded")).toBe("false");

    await tick(branch);
    expect(branch.getAttribute("aria-expanded")).toBe("true");
    expect(lines()).toContain("b: 1");

    await tick(branch);
    expect(lines()).not.toContain("b: 1");
  });

  test("draws nothing of what is closed, however much that is", async () => {
    const wide = Array.from({ length: 1_000_000 }, (_, index) => index);

    const root = await show(<JsonView value={{ wide, deep: nested(5_000) }} openLevels={100} />);

    expect(root.querySelectorAll("*").length).toBeLessThan(2_000);
  });

  test("pages a long list", async () => {
    const root = await show(<JsonView value={Array.from({ length: 250 }, () => 0)} />);
    await tick(root.querySelector("button.line") as HTMLElement);
    expect(root.querySelectorAll("li .line")).toHaveLength(100);

    await press("100 more of 150");
    await press("50 more of 50");

    expect(root.querySelectorAll("li .line")).toHaveLength(250);
  });

  test("names what contains itself", async () => {
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;

    await show(<JsonView value={circle} openLevels={50} />);

    expect(lines()).toEqual(["{1", "self: circular"]);
  });

  test("cuts long texts until all is asked for", async () => {
    const root = await show(<JsonView value={"a".repeat(1_000)} />);
    expect(wordsOf(root).length).toBeLessThan(350);

    await press("show all 1,000");

    expect(wordsOf(root)).toBe(`"${"a".repeat(1_000)}"`);
  });

  test("copies the whole value", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await show(<JsonView value={{ a: nested(3) }} openLevels={0} />);

    await press("Copy JSON");

    expect(JSON.parse(writeText.mock.lastCall?.[0] ?? "")).toEqual({ a: nested(3) });
    expect(button("Copy JSON").title).toBe("Copied");
  });

  test.each([undefined, 5n, () => 1, Symbol("s"), Number.NaN])(
    "shows %s, which JSON has no word for",
    async (value) => {
      const root = await show(<JsonView value={value} />);

      expect(wordsOf(root)).not.toBe("");
    },
  );

  test("shows markup as text", async () => {
    const root = await show(<JsonView value={{ "<b>": "<img src=x onerror=alert(1)>" }} />);

    expect(root.querySelector("b, img")).toBeNull();
    expect(wordsOf(root)).toContain("<img src=x onerror=alert(1)>");
  });
});

/** Objects in one another, so many levels deep. */
function nested(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = { value };
  return value;
}
