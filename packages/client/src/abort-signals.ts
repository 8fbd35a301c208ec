/** Who waits for which signal: one listener a signal, however many calls share it. */
const waiting = new WeakMap<AbortSignal, Waiting>();

interface Waiting {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

/** Calls back once when a signal aborts; the answer leaves again. */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const { callbacks } = waiting.get(signal) ?? listen(signal);
  callbacks.add(callback);
  return () => leave(signal, callback);
}

function listen(signal: AbortSignal): Waiting {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    waiting.delete(signal);
    for (const callback of [...callbacks]) callback();
  };
  const entry = { callbacks, listener };
  waiting.set(signal, entry);
  signal.addEventListener("abort", listener, { once: true });
  return entry;
}

function leave(signal: AbortSignal, callback: () => void): void {
  const entry = waiting.get(signal);
  if (entry?.callbacks.delete(callback) !== true || entry.callbacks.size > 0) return;
  waiting.delete(signal);
  signal.removeEventListener("abort", entry.listener);
}
