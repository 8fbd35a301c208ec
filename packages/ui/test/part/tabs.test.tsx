// @vitest-environment happy-dom
import { useSignal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { Tabs } from "../../src/index.ts";
import { button, find, key, press, show, wordsOf } from "../page.ts";

describe("tabs", () => {
  function Example() {
    const selected = useSignal("a");
    const tabs = [
      { key: "a", label: "A" },
      { key: "b", label: "B", count: 2 },
      { key: "c", label: "C" },
    ];
    return (
      <Tabs
        label="Letters"
        tabs={tabs}
        selected={selected.value}
        onSelect={(to) => {
          selected.value = to;
        }}
      >
        panel of {selected.value}
      </Tabs>
    );
  }
  const panel = () => wordsOf(find("[role=tabpanel]"));

  test("show the panel of the one that is pressed", async () => {
    await show(<Example />);
    expect(panel()).toBe("panel of a");

    await press("B2");

    expect(panel()).toBe("panel of b");
    expect(find("[role=tabpanel]").getAttribute("aria-labelledby")).toBe(button("B2").id);
  });

  test("are walked with the arrow keys, round and round, and are one stop of the Tab key", async () => {
    await show(<Example />);
    button("A").focus();

    await key(button("A"), "ArrowLeft");
    expect(panel()).toBe("panel of c");
    expect(document.activeElement).toBe(button("C"));

    await key(button("C"), "Home");
    expect(panel()).toBe("panel of a");
    expect(
      [...document.querySelectorAll<HTMLElement>("[role=tab]")].map((tab) => tab.tabIndex),
    ).toEqual([0, -1, -1]);
  });
});
