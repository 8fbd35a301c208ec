import { useEffect } from "preact/hooks";
import { Button } from "./button.tsx";
import { dismissToast, type Toast, toasts } from "./toast.ts";

const SHOWN_MS = 6_000;

/** Where toasts appear; a page has one. Errors stay until dismissed, the rest for six seconds. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <ToastNote key={toast.key} toast={toast} />
      ))}
    </div>
  );
}

function ToastNote({ toast: { key, text, tone } }: { readonly toast: Toast }) {
  useEffect(() => {
    if (tone === "error") return undefined;
    const timer = setTimeout(() => dismissToast(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key, tone]);
  return (
    <div class="toast" data-tone={tone}>
      <span>{text}</span>
      <Button look="quiet" icon="cross" aria-label="Dismiss" onClick={() => dismissToast(key)} />
    </div>
  );
}
