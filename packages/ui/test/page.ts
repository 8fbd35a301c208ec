import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach } from "vitest";

let shown: HTMLElement | undefined;

afterEach(() => {
  if (shown === undefined) return;
  render(null, shown);
  shown.remove();
  shown = undefined;
});

/** Shows something on the page, in place of what was there; it is taken away after the test. */
export async function show(node: ComponentChild): Promise<HTMLElement> {
  const root = shown ?? document.body.appendChild(document.createElement("main"));
  shown = root;
  await act(() => render(node, root));
  return root;
}

/** The one element that a selector finds. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = [...document.querySelectorAll<Found>(selector)];
  if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}`);
  return found[0] as Found;
}

/** The control that a label names. */
export function labelled<Found extends HTMLElement = HTMLInputElement>(text: string): Found {
  const label = [...document.querySelectorAll("label")].find((one) => wordsOf(one) === text);
  const id = label?.htmlFor ?? "";
  const control = id === "" ? label?.querySelector("input") : document.getElementById(id);
  if (!(control instanceof HTMLElement)) throw new Error(`No control is labelled ${text}`);
  return control as Found;
}

/** The button, tab or link that says something. */
export function button(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>("button, a")].filter(
    (one) => (one.getAttribute("aria-label") ?? wordsOf(one)) === text,
  );
  if (found[0] === undefined) throw new Error(`No button says ${text}`);
  return found[0];
}

/** Presses a button. */
export async function press(text: string): Promise<void> {
  await act(() => button(text).click());
}

/** Types into a control, or picks in it, and leaves it. */
export async function type(control: HTMLElement, value: string): Promise<void> {
  await act(() => {
    Reflect.set(control, "value", value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
    control.dispatchEvent(new FocusEvent("blur"));
  });
}

/** Ticks a box, or takes the tick away. */
export async function tick(box: HTMLElement): Promise<void> {
  await act(() => box.click());
}

/** Presses a key on an element. */
export async function key(element: Element, name: string, init: KeyboardEventInit = {}) {
  await act(() => {
    const event = { key: name, bubbles: true, cancelable: true, ...init };
    element.dispatchEvent(new KeyboardEvent("keydown", event));
  });
}

/** The words of an element, in one line. */
export function wordsOf(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}
