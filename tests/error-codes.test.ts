import { describe, expect, test } from "vitest";
import { ErrorCode } from "../packages/protocol/src/error-code.ts";
import { readText } from "./workspace.ts";

const page = readText("docs/guides/errors-and-outcomes.md");
const source = readText("packages/transport/src/errors.ts");
const [, union = ""] = /type TransportErrorCode = ([^;]+);/.exec(source) ?? [];
const words = [...union.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word);

describe("the page of errors", () => {
  test("is held against codes that are there", () => {
    expect(words).toContain("unreachable");
  });

  test.each(words)("tells what a TransportError with the code %s is", (word) => {
    expect(page).toMatch(new RegExp(`^\\| \`${word}\` \\| \\w`, "m"));
  });

  test.each(Object.entries(ErrorCode))("names %s, which is %i", (name, code) => {
    const isOurs = name === "ConnectionClosed" || name === "RequestTimeout";

    expect(page).toContain(isOurs ? `(\`${name}\`)` : `| ${code} | \`${name}\` |`);
  });
});
