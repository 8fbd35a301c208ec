import { expect, test } from "vitest";
import { exitCodeOf } from "../../src/exit/exit-code-of.ts";
import { listenError } from "../../src/exit/listen-error.ts";

test("where nothing can listen is a matter of usage, in the words of whoever tried", () => {
  const cause = new Error("Could not listen on tcp://127.0.0.1:80: the address is in use");

  const error = listenError(cause);

  expect(error).toMatchObject({ message: cause.message, cause });
  expect(exitCodeOf(error)).toBe(2);
});
