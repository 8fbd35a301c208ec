import { ErrorCode } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import type { Snapshot } from "xstate";
import { createSeal } from "../../src/index.ts";
import { machineTool } from "../../src/machine-tool/index.ts";
import { booking } from "./booking.ts";
import { accept, askingMachine, city, serverOf, startRounds } from "./rounds.ts";

interface Retry {
  readonly tool?: string;
  readonly args?: object;
  readonly change?: string;
  readonly principal?: string;
}

test.each<[string, Retry]>([
  ["of another tool", { tool: "other" }],
  ["of other arguments", { args: { city: "Rome" } }],
  ["that was changed", { change: "-TAMPERED" }],
  ["of somebody else", { principal: "mallory" }],
])("refuses a state %s", async (_what, { tool = "book", args = city, change = "", principal }) => {
  const { requestState } = await startRounds()("book", city);
  const round = startRounds(booking, {}, principal === undefined ? undefined : { principal });

  const { error } = await round(tool, args, { requestState: `${String(requestState)}${change}` });

  expect(error).toMatchObject({
    code: ErrorCode.InvalidParams,
    message: "requestState is not valid here",
  });
});

test.each([
  ["expired", (now: number) => ({ lifetime: 10, now: () => now + 11 })],
  ["sealed with a key that is in no ring", () => ({ keys: ["b".repeat(32)] })],
])("refuses a state that is %s", async (_what, options) => {
  const keys = ["a key that all of the processes share"];
  const sealed = startRounds(booking, {
    seal: createSeal({ keys, lifetime: 10, now: () => 1000 }),
  });
  const opened = startRounds(booking, { seal: createSeal({ keys, ...options(1000) }) });
  const { requestState } = await sealed("book", city);

  const { error } = await opened("book", city, { requestState });

  expect(error).toMatchObject({ code: ErrorCode.InvalidParams });
});

test("refuses the state of a machine that has changed, and says so", async () => {
  const before = startRounds(serverOf({ ask: machineTool({ machine: askingMachine() }) }));
  const after = startRounds(
    serverOf({ ask: machineTool({ machine: askingMachine({ on: { skip: "done" } }) }) }),
  );
  const { requestState } = await before("ask", {});

  const { error } = await after("ask", {}, { requestState });

  expect(error).toMatchObject({
    code: ErrorCode.InvalidParams,
    message: "Machine asking has changed since the call began, which cannot go on",
  });
});

test("goes on from an older state that it was told how to migrate", async () => {
  const versions: unknown[] = [];
  const before = startRounds(serverOf({ ask: machineTool({ machine: askingMachine() }) }));
  const after = startRounds(
    serverOf({
      ask: machineTool({
        machine: askingMachine({ on: { skip: "done" } }, "2"),
        migrate(snapshot, version) {
          versions.push(version);
          return snapshot as Snapshot<unknown>;
        },
      }),
    }),
  );
  const { requestState } = await before("ask", {});

  const { content } = await after(
    "ask",
    {},
    {
      requestState,
      inputResponses: { name: accept({ name: "Ada" }) },
    },
  );

  expect(content).toEqual([{ type: "text", text: "Hello Ada" }]);
  expect(versions).toEqual(["1"]);
});

test("fails where a migration gives no state of the machine", async () => {
  const before = startRounds(serverOf({ ask: machineTool({ machine: askingMachine() }) }));
  const after = startRounds(
    serverOf({
      ask: machineTool({
        machine: askingMachine({}, "2"),
        migrate: () => JSON.parse('{"value":"nowhere","status":"active","children":{}}'),
      }),
    }),
  );
  const { requestState } = await before("ask", {});

  expect(await after("ask", {}, { requestState })).toMatchObject({ isError: true });
});
