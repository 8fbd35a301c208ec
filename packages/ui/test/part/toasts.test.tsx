// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dismissToast, showToast, Toasts } from "../../src/index.ts";
import { toasts } from "../../src/part/toast.ts";
import { press, show, wordsOf } from "../page.ts";

describe("a toast", () => {
  afterEach(() => {
    vi.useRealTimers();
    for (const { key: shown } of toasts.value) dismissToast(shown);
  });

  test("goes after a while, an error only when it is dismissed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await show(<Toasts />);
    await act(() => {
      showToast("Saved");
      showToast("Lost", "error");
    });
    expect([...document.querySelectorAll(".toast")].map(wordsOf)).toEqual(["Saved", "Lost"]);

    await act(() => void vi.advanceTimersByTime(6_000));
    expect([...document.querySelectorAll(".toast")].map(wordsOf)).toEqual(["Lost"]);

    await press("Dismiss");
    expect(document.querySelector(".toast")).toBeNull();
  });

  test("makes room for newer ones", async () => {
    await show(<Toasts />);

    await act(() => {
      for (let n = 1; n <= 6; n += 1) showToast(`${n}`, "error");
    });

    expect([...document.querySelectorAll(".toast")].map(wordsOf)).toEqual(["3", "4", "5", "6"]);
  });
});
