// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { ProgressBar } from "../../src/index.ts";
import { find, show, wordsOf } from "../page.ts";

describe("a progress bar", () => {
  test.each([
    [{ progress: 1, total: 4 }, "25%", "1 / 4"],
    [{ progress: 9, total: 4 }, "100%", "9 / 4"],
    [{ progress: 5 }, "", "5"],
    [{ progress: 5, total: 0 }, "", "5 / 0"],
    [{}, "", ""],
  ])("of %j is %j wide and says %j", async (progress, width, figures) => {
    await show(<ProgressBar label="Call" {...progress} />);

    expect(find(".done").style.width).toBe(width);
    expect(wordsOf(find(".figures"))).toBe(figures);
    expect(find("[role=progressbar]").hasAttribute("aria-valuenow")).toBe(width !== "");
  });
});
