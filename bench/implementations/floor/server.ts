import { createInterface } from "node:readline";

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, text, count = 0 } = JSON.parse(line);
  if (method === "hang") return;
  for (let step = 1; method === "progress" && step <= count; step++) {
    write({ id, method, step });
  }
  write({ id, text });
});

function write(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
