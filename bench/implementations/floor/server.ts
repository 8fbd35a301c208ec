import { createInterface } from "node:readline";
import { answer } from "./answer.ts";

createInterface({ input: process.stdin }).on("line", (line) =>
  answer(line, (text) => process.stdout.write(`${text}\n`)),
);
