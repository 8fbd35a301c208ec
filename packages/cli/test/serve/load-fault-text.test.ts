import { expect, test } from "vitest";
import { loadFaultText } from "../../src/serve/load-fault-text.ts";

/** What Node 20 says of a file that it cannot read. */
function unknownExtension(path: string): Error {
  const message = `Unknown file extension for ${path}`;
  return Object.assign(new TypeError(message), { code: "ERR_UNKNOWN_FILE_EXTENSION" });
}

test.each([["server.ts"], ["server.mts"], ["server.cts"]])(
  "where Node reads no TypeScript, %s is told which does",
  (module) => {
    const text = loadFaultText(unknownExtension(module), { module });

    expect(text).toContain("TypeScript needs Node 22.18 or later, and this is ");
    expect(text).toContain(process.version.slice(1));
  },
);

test("another unknown extension is told of as it is", () => {
  const text = loadFaultText(unknownExtension("server.tsx"), { module: "server.tsx" });

  expect(text).toMatch(/^Unknown file extension for server.tsx/);
});

test("what is thrown and no error is told of as it is", () => {
  expect(loadFaultText("No key", { module: "server.ts" })).toBe("No key");
});
