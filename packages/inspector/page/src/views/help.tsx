import { Button } from "@mcp-actors/ui";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** Whether the keys are shown. */
export const isHelpOpen = signal(false);

const KEYS: readonly (readonly [string, string])[] = [
  ["/", "write a filter"],
  ["j  k", "next and last request"],
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
  ["Esc", "close, or select nothing and see the overview"],
  ["?", "these keys"],
];

/** The keys of the page. */
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
    <dialog ref={dialog} class="help" aria-label="Keys" onClose={close}>
      <header>
        <h2>Keys</h2>
        <Button look="quiet" icon="cross" aria-label="Close" onClick={close} />
      </header>
      <dl>
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
