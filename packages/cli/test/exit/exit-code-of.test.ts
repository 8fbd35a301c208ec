import { WrongAnswerError } from "@mcp-actors/client";
import { RequestError } from "@mcp-actors/machine";
import { ProtocolError } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { AdvisedError } from "../../src/exit/advised-error.ts";
import { ConnectError } from "../../src/exit/connect-error.ts";
import { exitCodeOf } from "../../src/exit/exit-code-of.ts";
import { Interruption } from "../../src/exit/interruption.ts";
import { UsageError } from "../../src/exit/usage-error.ts";

test.each<[number, Error]>([
  [2, new UsageError("usage")],
  [2, new WrongAnswerError("answer")],
  [2, new RequestError("cancelled", "answer", { cause: new WrongAnswerError("answer") })],
  [3, new ConnectError("connect")],
  [3, new AdvisedError(new ConnectError("connect"), "Start the server")],
  [4, new ProtocolError(-32602, "params")],
  [5, new RequestError("timedOut", "late")],
  [6, new RequestError("lost", "gone")],
  [6, new RequestError("refused", "full")],
  [6, new RequestError("cancelled", "not wanted")],
  [70, new TypeError("defect")],
  [143, new Interruption("SIGTERM", 143)],
])("%i is the status of %o", (status, error) => {
  expect(exitCodeOf(error)).toBe(status);
});
