import * as classes from "@mcp-actors/transport/rxjs";
import * as operators from "@mcp-actors/transport/rxjs/operators";
import * as rxjs from "rxjs";
import { describe, expect, test, vi } from "vitest";
import { createActor, fromObservable, type ObservableActorLogic } from "xstate";

// What Node loads of RxJS with our packages is a copy: it must live with the one that a program loads itself.
// `pnpm test` builds it first.

const folder = new URL("../../transport/dist/packed/rxjs/", import.meta.url);
const [packedClasses, packedOperators] = (await Promise.all(
  ["index.js", "operators.js"].map((file) => import(new URL(file, folder).href)),
)) as [typeof classes, typeof operators];
const packed = { ...packedClasses, ...packedOperators };
const { Observable, Subject } = packed;

test("all that is named is packed", () => {
  expect(packed).toMatchObject(
    Object.fromEntries(
      Object.keys({ ...classes, ...operators }).map((name) => [name, expect.anything()]),
    ),
  );
});

test("the copy is one of its own", () => {
  expect(Observable).not.toBe(rxjs.Observable);
  expect(new Observable()).not.toBeInstanceOf(rxjs.Observable);
});

describe("an Observable of the copy", () => {
  const numbers$ = () => packed.of(1, 2, 3);

  test("is one to the program's RxJS", () => {
    expect(rxjs.isObservable(numbers$())).toBe(true);
  });

  test.each<[name: string, read: () => Promise<unknown>, expected: unknown]>([
    ["lastValueFrom", () => rxjs.lastValueFrom(numbers$()), 3],
    ["from", () => all(rxjs.from(numbers$())), [1, 2, 3]],
    ["pipe", () => all(numbers$().pipe(rxjs.map((n) => n * 2))), [2, 4, 6]],
    ["mergeMap", () => all(rxjs.of(0).pipe(rxjs.mergeMap(numbers$))), [1, 2, 3]],
    ["switchMap", () => all(rxjs.of(0, 0).pipe(rxjs.switchMap(numbers$))), [1, 2, 3, 1, 2, 3]],
    ["merge", () => all(rxjs.merge(numbers$(), rxjs.of(4))), [1, 2, 3, 4]],
    ["combineLatest", () => all(rxjs.combineLatest([numbers$(), rxjs.of(4)])), [[3, 4]]],
    ["takeUntil", () => all(rxjs.NEVER.pipe(rxjs.takeUntil(numbers$()))), []],
    ["shareReplay", () => all(numbers$().pipe(rxjs.shareReplay(1))), [1, 2, 3]],
    ["an actor of XState", async () => contextOf(fromObservable(numbers$)), 3],
  ])("is read by %s of the program", async (_name, read, expected) => {
    expect(await read()).toEqual(expected);
  });

  test("passes an error on", async () => {
    const failing$ = packed.throwError(() => new Error("Gone"));

    await expect(rxjs.lastValueFrom(rxjs.merge(failing$))).rejects.toThrow("Gone");
  });

  test("ends with the program's subscription", () => {
    const ended = vi.fn();
    const endless$ = new Observable<never>(() => ended);
    const subscription = endless$.pipe(rxjs.map((never) => never)).subscribe();

    new rxjs.Subscription(() => subscription.unsubscribe()).unsubscribe();
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe("an Observable of the program", () => {
  test("is read by operators of the copy", async () => {
    const doubled$ = rxjs.of(1, 2).pipe(packed.map((n: number) => n * 2));

    expect(await all(packed.merge(doubled$, packed.of(0)))).toEqual([2, 4, 0]);
  });

  test("may be told to a Subject of the copy", () => {
    const told = vi.fn();
    const subject = new Subject<number>();
    subject.subscribe(told);
    rxjs.of(1, 2).subscribe(subject);

    expect(told.mock.calls).toEqual([[1], [2]]);
  });
});

function all<Value>(values$: rxjs.Observable<Value>): Promise<Value[]> {
  return rxjs.lastValueFrom(rxjs.from(values$).pipe(rxjs.toArray()));
}

function contextOf(logic: ObservableActorLogic<number, undefined>): unknown {
  return createActor(logic).start().getSnapshot().context;
}
