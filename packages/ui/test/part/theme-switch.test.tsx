// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { ThemeSwitch, theme } from "../../src/index.ts";
import { button, press, show } from "../page.ts";

describe("a theme switch", () => {
  test("puts the theme on the page, keeps it, and gives it back to the system", async () => {
    await show(<ThemeSwitch storageKey="look" />);

    await press("Dark theme");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(localStorage.getItem("look")).toBe("dark");
    expect(button("Dark theme").getAttribute("aria-pressed")).toBe("true");

    await press("Theme of the system");
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
  });

  test("begins with what was kept, unless that is no theme", async () => {
    localStorage.setItem("look", "light");
    await show(<ThemeSwitch storageKey="look" />);
    expect(theme.value).toBe("light");

    theme.value = "system";
    localStorage.setItem("other", "javascript:alert(1)");
    await show(<ThemeSwitch key="other" storageKey="other" />);
    expect(theme.value).toBe("system");
  });
});
