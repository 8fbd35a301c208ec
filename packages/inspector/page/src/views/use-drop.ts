import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { open } from "../store/store.ts";

/** Opens a recording that is dropped anywhere on the page; tells whether one is held over it. */
export function useDrop(): { readonly value: boolean } {
  const isOver = useSignal(false);
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    const hold = (event: DragEvent): void => {
      event.preventDefault();
      isOver.value = true;
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) isOver.value = false;
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      isOver.value = false;
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) open({ kind: "file", name: file.name, file });
    };
    addEventListener("dragover", hold, { signal });
    addEventListener("dragleave", leave, { signal });
    addEventListener("drop", drop, { signal });
    return () => off.abort();
  }, []);
  return isOver;
}
