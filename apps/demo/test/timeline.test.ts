import { expect, onTestFinished, test, vi } from "vitest";
import { moment } from "../src/timeline.ts";

test.each([0, 20, 80])("tells the note of a moment on a terminal of %d columns", (columns) => {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const own = Object.getOwnPropertyDescriptor(process.stdout, "columns");
  Object.defineProperty(process.stdout, "columns", { value: columns, configurable: true });
  onTestFinished(() => {
    write.mockRestore();
    Object.defineProperty(process.stdout, "columns", own ?? { value: undefined });
  });

  moment("#1 forecast", "completed", "605 ms");

  expect(written.join("")).toContain("605 ms");
});
