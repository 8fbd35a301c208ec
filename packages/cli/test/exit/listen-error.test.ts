import { expect, test } from "vitest";
import { exitCodeOf } from "../../src/exit/exit-code-of.ts";
import { listenError } from "../../src/exit/listen-error.ts";

test.each([
  ["listen EADDRINUSE: address already in use 127.0.0.1:80", /^Another program listens there/],
  ["listen EACCES: permission denied 127.0.0.1:80", /^This user may not listen there/],
])("%s comes with what to do", (reason, advice) => {
  const error = listenError(new Error(reason));

  expect(error).toMatchObject({
    message: `Cannot listen: ${reason}`,
    advice: expect.stringMatching(advice),
  });
  expect(exitCodeOf(error)).toBe(2);
});

test("another reason is told alone", () => {
  expect(listenError(new Error("no such host"))).not.toHaveProperty("advice");
});
