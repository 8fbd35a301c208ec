import { type Asides, type ExchangeObserver, exchangeStream } from "@mcp-actors/transport";
import { expect, test } from "vitest";

/** The observer of an exchange whose stream was given asides. */
function observerWith(asides: Asides): ExchangeObserver | undefined {
  let given: ExchangeObserver | undefined;
  const link = {
    open: (_request: object, observer: ExchangeObserver) => {
      given = observer;
      return { abandon() {} };
    },
  };
  exchangeStream(link, { method: "ask" }, asides).subscribe();
  return given;
}

test.each(["paused", "resumed", "questionOpened", "questionClosed"] as const)(
  "an exchange as a stream tells beside it that it %s, to whoever hears that and nobody else",
  (name) => {
    const told: string[] = [];
    const observer = observerWith({ [name]: () => told.push(name) });

    observer?.[name]?.();

    expect(told).toEqual([name]);
    expect(Object.keys(observer ?? {}).sort()).toEqual(
      ["related", "answered", "lost", name].sort(),
    );
  },
);
