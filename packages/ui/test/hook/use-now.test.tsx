// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { holdAnimationClock, useNow } from "../../src/index.ts";
import { show, wordsOf } from "../page.ts";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "Date"],
    now: 1_000,
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function Now({ isLive }: { readonly isLive: boolean }) {
  return <>{useNow(isLive)}</>;
}

describe("the clock of the page", () => {
  test("ticks once a frame for all that is live, and for nothing else", async () => {
    const root = await show(
      <>
        <Now isLive /> <Now isLive /> <Now isLive={false} />
      </>,
    );
    const before = wordsOf(root).split(" ");

    await act(() => void vi.advanceTimersByTime(160));

    const [first, second, still] = wordsOf(root).split(" ");
    expect(Number(first)).toBeGreaterThan(1_100);
    expect(second).toBe(first);
    expect(still).toBe(before[2]);
    expect(vi.getTimerCount()).toBe(1);
  });

  test("stands still when nothing is live any more", async () => {
    await show(<Now isLive />);
    expect(vi.getTimerCount()).toBe(1);

    await show(<Now isLive={false} />);

    expect(vi.getTimerCount()).toBe(0);
  });

  test("is let go of once by each holder", () => {
    const release = holdAnimationClock();
    const other = holdAnimationClock();

    release();
    release();
    expect(vi.getTimerCount()).toBe(1);

    other();
    expect(vi.getTimerCount()).toBe(0);
  });
});
