import { effect } from "@preact/signals";

/** Settles as soon as what is read of signals is true. */
export function when(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    let isMet = false;
    stop = effect(() => {
      if (isMet || !isSo()) return;
      isMet = true;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
