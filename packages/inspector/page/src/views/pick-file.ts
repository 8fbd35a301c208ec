import { open } from "../store/store.ts";

/** Lets the person choose a recording, and opens it. */
export function pickFile(): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".jsonl,.ndjson,application/jsonl,text/plain";
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file !== undefined) open({ kind: "file", name: file.name, file });
  });
  input.click();
}
