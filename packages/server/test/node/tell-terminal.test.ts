import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { tellTerminal } from "../../src/node/tell-terminal.ts";

test.each([
  ["told in a terminal", { isTTY: true }, 1],
  ["told nothing on a pipe", {}, 0],
])("a person is %s what a server waits for", (_what, kind, lines) => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);

  tellTerminal(Object.assign(new PassThrough(), kind));
  const written = write.mock.calls.map(([text]) => text);
  write.mockRestore();

  expect(written).toEqual(
    Array(lines).fill("This server speaks MCP on stdin and stdout: start it from a client\n"),
  );
});
