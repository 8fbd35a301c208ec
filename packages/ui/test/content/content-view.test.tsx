// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ContentView } from "../../src/index.ts";
import { find, press, show, wordsOf } from "../page.ts";

const made: Blob[] = [];
const released: string[] = [];

beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob);
    return `blob:page/${made.length}`;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => released.push(url));
});

afterEach(() => {
  made.length = 0;
  released.length = 0;
  vi.restoreAllMocks();
});

describe("content", () => {
  test("of text is shown as text, markup and all", async () => {
    const text = '<img src=x onerror="alert(1)">\n  two';
    const root = await show(<ContentView blocks={[{ type: "text", text }]} />);

    expect(root.querySelector("img")).toBeNull();
    expect(find("pre").textContent).toBe(text);
  });

  test("of very long text is cut until all is asked for", async () => {
    await show(<ContentView blocks={[{ type: "text", text: "a".repeat(50_000) }]} />);
    expect(find("pre").textContent).toHaveLength(20_000);

    await press("Show all 50,000");

    expect(find("pre").textContent).toHaveLength(50_000);
  });

  test.each([
    ["image", "image/png", "img"],
    ["image", "IMAGE/JPEG; q=1", "img"],
    ["audio", "audio/wav", "audio"],
  ])(
    "of the kind %s and the type %s is shown from bytes of this page's own",
    async (type, mimeType, element) => {
      await show(<ContentView blocks={[{ type, mimeType, data: btoa("bytes") }]} />);

      expect(find(element).getAttribute("src")).toBe("blob:page/1");
      expect(await made[0]?.text()).toBe("bytes");
    },
  );

  test.each([
    ["image", "image/svg+xml"],
    ["image", "text/html"],
    ["image", "application/pdf"],
    ["audio", "application/ogg"],
  ])("of the kind %s and the type %s is told by its type and size", async (type, mimeType) => {
    const root = await show(<ContentView blocks={[{ type, mimeType, data: btoa("bytes") }]} />);

    expect(root.querySelector("img, audio")).toBeNull();
    expect(wordsOf(root)).toContain(mimeType);
    expect(made).toEqual([]);
  });

  test("that is no base64 is not shown", async () => {
    await show(<ContentView blocks={[{ type: "image", mimeType: "image/png", data: "%%%" }]} />);

    expect(document.querySelector("img")).toBeNull();
  });

  test("lets go of its bytes when it is gone", async () => {
    await show(<ContentView blocks={[{ type: "image", mimeType: "image/png", data: "AA==" }]} />);
    await show(<ContentView blocks={[]} />);

    expect(released).toEqual(["blob:page/1"]);
  });

  test.each(["https://a.example/x", "http://a.example/"])(
    "that links to %s leads to a tab that knows nothing of this page",
    async (uri) => {
      await show(<ContentView blocks={[{ type: "resource_link", name: "n", uri }]} />);

      const link = find<HTMLAnchorElement>("a");
      expect(link.getAttribute("href")).toBe(uri);
      expect(link.rel).toBe("noopener noreferrer");
      expect(link.target).toBe("_blank");
    },
  );

  test.each([
    "javascript:alert(1)",
    " \tJaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "notes://1",
    "//a.example",
    "",
  ])("that links to %j shows it and leads nowhere", async (uri) => {
    const root = await show(<ContentView blocks={[{ type: "resource_link", name: "n", uri }]} />);

    expect(root.querySelector("a")).toBeNull();
    expect(find("code").textContent).toBe(uri);
  });

  test("that links to a resource can have it read", async () => {
    const onRead = vi.fn();
    const link = { type: "resource_link", name: "n", uri: "notes://1" };
    await show(<ContentView blocks={[link]} onReadResource={onRead} />);

    await press("Read");

    expect(onRead).toHaveBeenCalledExactlyOnceWith("notes://1");
  });

  test.each([
    [{ uri: "log://today", text: "started" }, "log://todaystarted"],
    [{ uri: "a://b", mimeType: "image/tiff", blob: "AAAA" }, "a://bimage/tiffimage/tiff 3 bytes"],
  ])("that embeds %j shows what it holds under its URI", async (resource, words) => {
    const root = await show(<ContentView blocks={[{ type: "resource", resource }]} />);

    expect(wordsOf(root)).toBe(words);
  });

  test.each([
    [{ type: "hologram", x: 1 }, "hologram"],
    [{ type: "text" }, "text"],
    [null, "unknown"],
    ["text", "unknown"],
    [{ type: "tool_use", id: "1", name: "n", input: {} }, "tool_use"],
  ])("%j, which is none that is known, is shown as JSON", async (block, kind) => {
    const root = await show(<ContentView blocks={[block]} />);

    expect(wordsOf(find(".badge"))).toBe(kind);
    expect(root.querySelector(".json-view")).not.toBeNull();
  });

  test("that is structured stands after the blocks", async () => {
    const root = await show(
      <ContentView blocks={[{ type: "text", text: "21" }]} structured={{ celsius: 21 }} />,
    );

    expect(wordsOf(root)).toBe("21Structured content{1celsius: 21");
  });
});
