import { expect, test } from "vitest";
import { fromPromise, setup } from "xstate";
import { fingerprintOf } from "../../src/machine-tool/fingerprint-of.ts";

const inner = (id: string) => setup({}).createMachine({ id, initial: "a", states: { a: {} } });

interface Differences {
  readonly more?: object;
  readonly actors?: object;
  readonly version?: string;
}

const fingerprint = ({ more, actors, version }: Differences = {}) =>
  fingerprintOf(
    setup({
      actors: { work: fromPromise(() => Promise.resolve(1)), inner: inner("x"), ...actors },
    }).createMachine({
      id: "m",
      ...(version !== undefined && { version }),
      initial: "a",
      states: { a: { on: { go: "b" } }, b: {}, ...more },
    }),
  );

test("is the same for machines that were made alike, whatever their functions do", () => {
  const actors = { work: fromPromise(() => Promise.resolve(2)) };

  expect(fingerprint()).toBe(fingerprint());
  expect(fingerprint({ actors })).toBe(fingerprint());
});

test.each<[string, object]>([
  ["a description", { a: { on: { go: "b" }, description: "The first" } }],
  ["meta", { a: { on: { go: "b" }, meta: { color: "red" } } }],
  ["tags", { a: { on: { go: "b" }, tags: ["first"] } }],
])("is the same with %s", (_what, more) => {
  expect(fingerprint({ more })).toBe(fingerprint());
});

test.each<[string, Differences]>([
  ["another state", { more: { c: {} } }],
  ["another transition", { more: { a: { on: { go: "a" } } } }],
  ["a guard", { more: { a: { on: { go: { target: "b", guard: "isFine" } } } } }],
  ["an action", { more: { a: { on: { go: "b" }, entry: "shout" } } }],
  ["an actor", { more: { a: { on: { go: "b" }, invoke: { src: "work" } } } }],
  ["another machine inside", { actors: { inner: inner("y") } }],
  ["another version", { version: "2" }],
])("differs with %s", (_what, differences) => {
  expect(fingerprint(differences)).not.toBe(fingerprint());
});
