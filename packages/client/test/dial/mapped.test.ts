import { NEVER, Observable, of, throwError } from "rxjs";
import { expect, test } from "vitest";
import { mapped } from "../../src/dial/mapped.ts";

function heard<To>(to$: Observable<To>) {
  const told: unknown[] = [];
  const listening = to$.subscribe({
    next: (value) => told.push(value),
    error: (error: unknown) => told.push(error),
    complete: () => told.push("over"),
  });
  return { told, listening };
}

const broken = new Error("Broken");

test.each<[string, Observable<number>, unknown[]]>([
  ["each value made into another", of(1, 2), [10, 20, "over"]],
  ["the error of the source", throwError(() => broken), [broken]],
])("gives %s", (_what, from$, expected) => {
  expect(heard(mapped(from$, (value) => value * 10)).told).toEqual(expected);
});

test("ends with what the making throws, and lets the source go", () => {
  const source = watched();
  const { told } = heard(
    mapped(source.from$, () => {
      throw broken;
    }),
  );

  source.give(1);
  source.give(2);

  expect(told).toEqual([broken]);
  expect(source.open).toBe(false);
});

test("lets the source go with the last listener", () => {
  const source = watched();
  const { told, listening } = heard(mapped(source.from$, String));

  source.give(1);
  listening.unsubscribe();
  source.give(2);

  expect(told).toEqual(["1"]);
  expect(source.open).toBe(false);
});

test("is made anew for each listener", () => {
  const made: number[] = [];
  const to$ = mapped(of(1), (value) => made.push(value));

  heard(to$);
  heard(to$);

  expect(made).toEqual([1, 1]);
  expect(heard(mapped(NEVER, String)).told).toEqual([]);
});

/** A source in the hands of a test. */
function watched() {
  const source = {
    open: false,
    give: (_value: number): void => {},
    from$: NEVER as Observable<number>,
  };
  source.from$ = new Observable((subscriber) => {
    source.open = true;
    source.give = (value) => subscriber.next(value);
    return () => {
      source.open = false;
    };
  });
  return source;
}
