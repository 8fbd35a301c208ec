import type { Message } from "./answer-table.ts";

/** Answers one line of JSON with others, each handed on at once. */
export function answer(line: string, write: (line: string) => void): void {
  const { id, method, text = "", count = 0 } = JSON.parse(line) as Message;
  if (method === "hang") return;
  for (let step = 1; method === "progress" && step <= count; step++) {
    write(JSON.stringify({ id, method, step }));
  }
  write(JSON.stringify({ id, text }));
}
