import { type WindowMessage, type WindowScope, windowChannel } from "@mcp-actors/transport";
import { channelPromises } from "@mcp-actors/transport/testing";
import { describe, expect, test } from "vitest";
import { note } from "../support/note.ts";
import { record } from "../support/record.ts";

/** A window as browsers have it, as far as messages go: they arrive later, as clones, where the origin fits. */
class Page implements WindowScope {
  readonly #listeners = new Set<(event: WindowMessage) => void>();
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** This window as another holds it. */
  seenFrom(source: Page): Reflected {
    return source.#reflection(this);
  }

  addEventListener(_type: "message", listener: (event: WindowMessage) => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: "message", listener: (event: WindowMessage) => void): void {
    this.#listeners.delete(listener);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  dispatch(event: WindowMessage): void {
    for (const listener of this.#listeners) listener(event);
  }

  readonly #reflections = new Map<Page, Reflected>();

  #reflection(target: Page): Reflected {
    const known = this.#reflections.get(target);
    if (known !== undefined) return known;
    const made = new Reflected(this, target);
    this.#reflections.set(target, made);
    return made;
  }
}

/** What `iframe.contentWindow` and `parent` are. */
class Reflected {
  readonly #from: Page;
  readonly #to: Page;

  constructor(from: Page, to: Page) {
    this.#from = from;
    this.#to = to;
  }

  postMessage(message: unknown, targetOrigin: string): void {
    const data = structuredClone(message);
    if (targetOrigin !== "*" && targetOrigin !== this.#to.origin) return;
    const source = this.#from.seenFrom(this.#to);
    setTimeout(() => this.#to.dispatch({ data, origin: this.#from.origin, source }));
  }
}

function pages() {
  return { page: new Page("https://page.example"), frame: new Page("https://frame.example") };
}

function openPair(origins: { page?: string; frame?: string } = {}) {
  const { page, frame } = pages();
  const near = windowChannel(frame.seenFrom(page), {
    origin: origins.frame ?? frame.origin,
    here: page,
  });
  const far = windowChannel(page.seenFrom(frame), {
    origin: origins.page ?? page.origin,
    here: frame,
  });
  return { near, far, page, frame };
}

describe("a channel between windows", () => {
  test.each(channelPromises)("$title", ({ check }) => check(async () => openPair()));

  test("hears nobody but the window and the origin it is for", async () => {
    const { near, far, page, frame } = openPair();
    const heard = record(near);
    const stranger = new Page("https://frame.example");
    const elsewhere = new Page("https://evil.example");

    page.seenFrom(stranger).postMessage(note("of another window"), "*");
    page.dispatch({
      data: note("of another origin"),
      origin: elsewhere.origin,
      source: frame.seenFrom(page),
    });
    far.send(note("ours"));

    await heard.atLeast(1);
    expect(heard.items).toEqual([{ kind: "notification", message: note("ours") }]);
    heard.close();
    expect(page.listeners).toBe(0);
  });

  test("posts nothing to another origin", async () => {
    const { near, frame } = openPair({ frame: "https://other.example" });
    let arrived = 0;
    frame.addEventListener("message", () => {
      arrived += 1;
    });

    near.send(note("secret"));
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));

    expect(arrived).toBe(0);
  });

  test("takes whatever page is there where that was asked for", async () => {
    const { near, far } = openPair({ frame: "*", page: "*" });
    const heard = record(far);

    near.send(note("hello"));

    await heard.atLeast(1);
    expect(near.facts.principal).toBe("anonymous");
  });

  test("reads what a page cannot have meant as no message", async () => {
    const { near, page, frame } = openPair();
    const heard = record(near);
    const circle: { own?: unknown } = {};
    circle.own = circle;

    page.seenFrom(frame).postMessage(circle, "*");
    page.seenFrom(frame).postMessage(undefined, "*");

    await heard.atLeast(2);
    expect(heard.items.map(({ kind }) => kind)).toEqual(["unreadable", "unreadable"]);
  });

  test.each(["page.example", "https://page.example/", "null", ""])("%j is no origin", (origin) => {
    const { page, frame } = pages();

    expect(() => windowChannel(frame.seenFrom(page), { origin, here: page })).toThrow(TypeError);
  });
});
