// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { useHotkeys } from "../../src/index.ts";
import { find, key, show } from "../page.ts";

const action = vi.fn();

function Page({ name }: { readonly name: string }) {
  useHotkeys({ [name]: action });
  return (
    <>
      <input />
      <button type="button">Press</button>
    </>
  );
}

describe("a hotkey", () => {
  test.each<[name: string, target: string, init: KeyboardEventInit, times: number]>([
    ["/", "main", { key: "/" }, 1],
    ["/", "main", { key: "j" }, 0],
    ["/", "input", { key: "/" }, 0],
    ["/", "main", { key: "/", ctrlKey: true }, 0],
    ["/", "main", { key: "/", altKey: true }, 0],
    ["Mod+k", "main", { key: "k", ctrlKey: true }, 1],
    ["Mod+k", "input", { key: "k", metaKey: true }, 1],
    ["Escape", "input", { key: "Escape" }, 1],
    [" ", "main", { key: " " }, 1],
    [" ", "button", { key: " " }, 0],
    ["x", "main", { key: "constructor" }, 0],
  ])("%j on %s with %j acts %s times", async (name, target, init, times) => {
    action.mockClear();
    await show(<Page name={name} />);

    await key(find(target), init.key ?? "", init);

    expect(action).toHaveBeenCalledTimes(times);
  });

  test("is gone with its component", async () => {
    action.mockClear();
    await show(<Page name="x" />);
    await show(<input />);

    await key(document.body, "x");

    expect(action).not.toHaveBeenCalled();
  });
});
