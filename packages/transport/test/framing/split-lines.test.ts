import { splitLines, TransportError } from "@mcp-actors/transport";
import { Subject, throwError } from "rxjs";
import { TestScheduler } from "rxjs/testing";
import { describe, expect, test } from "vitest";

const bytes = (text: string) => new TextEncoder().encode(text);

function scheduler(): TestScheduler {
  return new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
}

describe("lines of a stream", () => {
  test("joins a line that arrives in pieces, and parts lines that arrive together", () => {
    scheduler().run(({ cold, expectObservable }) => {
      const chunk$ = cold("a-b-c----|", { a: bytes('{"a"'), b: bytes(":1}\n{}"), c: "\n1\n2\n" });

      expectObservable(chunk$.pipe(splitLines())).toBe("--x-(yzw)|", {
        x: '{"a":1}',
        y: "{}",
        z: "1",
        w: "2",
      });
    });
  });

  test("ends with the line that has no end of its own", () => {
    scheduler().run(({ cold, expectObservable }) => {
      expectObservable(cold("a--|").pipe(splitLines())).toBe("---(a|)");
    });
  });

  test("starts afresh for each subscriber", () => {
    scheduler().run(({ cold, expectObservable }) => {
      const line$ = cold("a-(b|)", { a: "x", b: "y\n" }).pipe(splitLines());

      expectObservable(line$).toBe("--(a|)", { a: "xy" });
      expectObservable(line$, "-^").toBe("---(a|)", { a: "xy" });
    });
  });

  test("errors at a line that is too long", () => {
    const problem = new TransportError("oversized", "Message is longer than 2 bytes");
    scheduler().run(({ cold, expectObservable }) => {
      const chunk$ = cold("a-b-c|", { a: "ok\n", b: "long\n", c: "no\n" });

      expectObservable(chunk$.pipe(splitLines({ maxBytes: 2 }))).toBe("a-#", { a: "ok" }, problem);
    });
  });

  test("passes an error on", () => {
    const failure = new Error("gone");
    let caught: unknown;

    throwError(() => failure)
      .pipe(splitLines())
      .subscribe({ error: (error) => (caught = error) });

    expect(caught).toBe(failure);
  });

  test("leaves the source when it is left", () => {
    const chunk$ = new Subject<string>();

    chunk$.pipe(splitLines()).subscribe().unsubscribe();

    expect(chunk$.observed).toBe(false);
  });
});
