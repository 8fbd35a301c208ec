import { Button } from "@mcp-actors/ui";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

/** What a dialog shows. */
export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What a person comes to a dialog for. */
const FIELD = "input, select, textarea";

/** A dialog over the page, at its first field; Escape closes it, and keys in it are its own. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    element.current?.showModal();
    element.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, []);
  return (
    <dialog ref={element} aria-labelledby={id} onClose={onClose} onKeyDown={keepKey}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="quiet" icon="cross" aria-label="Close" onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}

/** What is behind it hears nothing of the keys that are pressed in it. */
function keepKey(event: KeyboardEvent): void {
  event.stopPropagation();
}
