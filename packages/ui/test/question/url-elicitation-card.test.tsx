// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { UrlElicitationCard } from "../../src/index.ts";
import { button, find, press, show, tick, wordsOf } from "../page.ts";

async function ask(url: string) {
  const onAnswer = vi.fn();
  const root = await show(<UrlElicitationCard message="Sign in" url={url} onAnswer={onAnswer} />);
  return { onAnswer, root };
}

const box = () => find<HTMLInputElement>("input[type=checkbox]");

describe("a wish for a visit", () => {
  test("shows the whole address, and its host apart", async () => {
    await ask("https://login.example.com/a?b=c#d");

    expect(wordsOf(find(".host"))).toBe("login.example.com");
    expect(wordsOf(find("code"))).toBe("https://login.example.com/a?b=c#d");
  });

  test("cannot be followed before the person agrees", async () => {
    const { root, onAnswer } = await ask("https://login.example.com/");

    expect(root.querySelector("a")).toBeNull();
    expect(button("Open the page").hasAttribute("disabled")).toBe(true);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test("is accepted by following it", async () => {
    const { onAnswer } = await ask("https://login.example.com/x");
    await tick(box());
    const link = find<HTMLAnchorElement>("a");
    link.addEventListener("click", (event) => event.preventDefault());

    await press("Open login.example.com");

    expect(link.getAttribute("href")).toBe("https://login.example.com/x");
    expect(link.rel).toBe("noopener noreferrer");
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action: "accept" });
  });

  test.each(["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "not a url"])(
    "to %s cannot be followed at all",
    async (url) => {
      const { root } = await ask(url);

      expect(box().disabled).toBe(true);
      expect(root.querySelector("a")).toBeNull();
      expect(wordsOf(find("code"))).toBe(url);
    },
  );

  test.each([
    ["http://a.example/", "no https"],
    ["https://bank.example@evil.example/", "user name"],
    ["https://bаnk.example/", "another script"],
  ])("to %s warns of %s", async (url, warning) => {
    await ask(url);

    expect(wordsOf(find(".warning"))).toContain(warning);
  });

  test.each([
    ["Decline", "decline"],
    ["Cancel", "cancel"],
  ])("is refused by %s", async (label, action) => {
    const { onAnswer } = await ask("https://a.example/");

    await press(label);

    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ action });
  });
});
