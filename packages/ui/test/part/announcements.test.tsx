// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import { Announcements, announce } from "../../src/index.ts";
import { find, show } from "../page.ts";

describe("what is said", () => {
  test("is read to people who do not see the page, twice where it is said twice", async () => {
    await show(<Announcements />);

    await act(() => {
      announce("Copied");
      announce("Copied");
    });

    expect(find("[aria-live=polite]").querySelectorAll("p")).toHaveLength(2);
  });
});
