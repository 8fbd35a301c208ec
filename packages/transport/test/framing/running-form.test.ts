import { beforeEach, describe, expect, test } from "vitest";
import { RunningForm } from "../../src/framing/running-form.ts";

/** What begins with the same letter has that in common. */
const startsWith = (letter: string) => ({
  read: (text: string) => (text.startsWith(letter) ? text : undefined),
  write: (message: string) => (message.startsWith(letter) ? message : undefined),
});

describe("a running form", () => {
  let looks: (readonly [message: string, last: string | undefined])[];
  let form: RunningForm<string>;

  beforeEach(() => {
    looks = [];
    form = new RunningForm<string>((message, last) => {
      looks.push([message, last]);
      return startsWith(message.slice(0, 1));
    });
  });

  test("looks at the first four that do not fit, and then at one of thirty-two", () => {
    for (let count = 1; count <= 64; count += 1) form.learn(`${count}`, "");

    expect(looks.map(([message]) => message)).toEqual(["1", "2", "3", "4", "32", "64"]);
  });

  test.each(["read", "write"] as const)("looks again after one fits that is %s", (does) => {
    for (let count = 1; count <= 32; count += 1) form.learn("a", "a");
    expect(form[does]("ab")).toBe("ab");

    form.learn("b", "b");

    expect(looks.at(-1)).toEqual(["b", undefined]);
  });

  test("tells of the last that did not fit, if that is short", () => {
    form.learn("a", "a");
    form.learn("b", "b");
    form.learn("c", "c".repeat(1025));
    form.learn("d", "d".repeat(1024));

    expect(looks).toEqual([
      ["a", undefined],
      ["b", "a"],
      ["d", undefined],
    ]);
  });

  test("is kept only if it reads what was read", () => {
    form.learn("a", "a");
    form.learn("b", " b");

    expect(form.read("ab")).toBe("ab");
    expect(form.read("b")).toBeUndefined();
  });
});
