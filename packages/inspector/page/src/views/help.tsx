import { Button } from "@mcp-actors/ui";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** Whether the keys are shown. */
export const isHelpOpen = signal(false);

const KEYS: readonly (readonly [string, string])[] = [
  ["/", "write a filter"],
  ["j  k", "next and previous request"],
  ["space", "stop at this moment, and follow again"],
  ["←  →", "one step back, one step on"],
  ["Shift ←  →", "100 steps"],
  ["Home", "to the beginning"],
  ["g", "to the newest"],
  ["p", "play"],
  ["z", "zoom the axis to the selected request"],
  ["a", "zoom the axis to everything"],
  ["1 … 5", "statechart, messages, context, timers, source"],
  ["c  h  r", "connection, health, replay"],
  ["o", "open a recording"],
  ["Ctrl wheel", "zoom the axis"],
  ["↑  ↓  ←  →", "in the tree: go, fold and unfold; on a statechart: move it"],
  ["+  -  0", "on a statechart: zoom, and fit it"],
  ["Esc", "close, or select nothing and see the overview"],
  ["?", "these keys"],
];

const TERMS: readonly (readonly [string, string])[] = [
  ["words", "anywhere in params, results, states"],
  ["method:tools/*", "* stands for any signs"],
  ["tool:story,ocr", "one of several"],
  ["status:live,failed", "live, done, ok, failed, or a state"],
  ["dur>100ms", "longer than; also <, in µs, ms, s, min"],
  ["dir:in  id:4", "way and number"],
  ["peer:app  era:modern", "one end, one revision"],
  ["kind:progress", "kind of message"],
  ["-status:ok", "not that"],
];

/** The keys of the page, and what a filter can say. */
export function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isHelpOpen.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isHelpOpen.value]);
  const close = (): void => {
    isHelpOpen.value = false;
  };
  return (
    <dialog ref={dialog} class="help" aria-label="Keys and filter" onClose={close}>
      <header>
        <h2>Keys and filter</h2>
        <Button look="quiet" icon="cross" aria-label="Close" onClick={close} />
      </header>
      <Rows rows={KEYS} />
      <h3>Filter</h3>
      <Rows rows={TERMS} />
    </dialog>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {rows.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
