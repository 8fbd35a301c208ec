import { ErrorCode } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { createActor, fromPromise, setup, toPromise } from "xstate";
import { createServer } from "../../src/index.ts";
import { ask, machineTool } from "../../src/machine-tool/index.ts";
import { modern, RawClient, turn } from "../raw-client.ts";
import { bookingMachine } from "./booking.ts";
import { askingMachine, booked, city, name, serverOf, startRounds } from "./rounds.ts";

test.each([
  ["2026-07-28", { code: ErrorCode.MissingRequiredClientCapability }],
  ["2025-11-25", { code: ErrorCode.InvalidParams }],
])("asks nothing that the client did not declare, in %s", async (version, expected) => {
  await using client = new RawClient(
    createServer(serverOf({ ask: machineTool({ machine: askingMachine() }) })),
  );
  const isModern = version === "2026-07-28";
  if (!isModern) await client.initialize(version);

  const { error } = await client.call("ask", {}, isModern ? modern() : {});

  expect(error).toMatchObject(expected);
  expect(client.questions).toEqual([]);
});

test.each(["2025-11-25", "2026-07-28"])(
  "leaves others their turn while its machine asks again and again in vain, in %s",
  async (version) => {
    let rounds = 0;
    let isStopped = false;
    const stubborn = setup({
      actors: { askName: ask.elicit(name) },
      guards: {
        goesOn: () => {
          rounds += 1;
          return !isStopped && rounds < 2000;
        },
      },
    }).createMachine({
      id: "stubborn",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            src: "askName",
            input: { message: "Name?" },
            onError: [{ guard: "goesOn", target: "asking", reenter: true }, { target: "done" }],
          },
        },
        done: { type: "final" },
      },
    });
    await using client = new RawClient(
      createServer(serverOf({ ask: machineTool({ machine: stubborn }) })),
    );
    const isModern = version === "2026-07-28";
    if (!isModern) await client.initialize(version);
    const call = client.call("ask", {}, isModern ? modern() : {});
    await turn();
    await turn();
    isStopped = true;

    expect((await call).result).toMatchObject({ content: [] });
    expect(rounds).toBeLessThan(2000);
    expect(client.server.counts.running).toBe(0);
  },
);

test("stops its machine when the call is cancelled", async () => {
  const aborted: unknown[] = [];
  const slow = setup({
    actors: {
      work: fromPromise(
        ({ signal }) =>
          new Promise((resolve) => {
            signal.addEventListener("abort", () => {
              aborted.push(true);
              resolve(undefined);
            });
          }),
      ),
    },
  }).createMachine({ id: "slow", invoke: { src: "work" } });
  await using client = new RawClient(
    createServer(serverOf({ slow: machineTool({ machine: slow }) })),
  );
  void client.call("slow", {}, modern());
  await turn();

  client.notify("notifications/cancelled", { requestId: client.lastId });
  await turn();

  expect(aborted).toEqual([true]);
  expect(client.server.counts.running).toBe(0);
});

test("fails where the machine waits for what nothing sends", async () => {
  const errors: unknown[] = [];
  const waiting = setup({}).createMachine({ id: "waiting", initial: "idle", states: { idle: {} } });
  const round = startRounds(serverOf({ wait: machineTool({ machine: waiting }) }), {
    onEvent: (event) => "error" in event && errors.push(event.error),
  });

  expect(await round("wait", {})).toMatchObject({ isError: true });
  expect(errors).toEqual([new Error('Machine waiting waits in "idle" for what nothing sends')]);
});

test.each([
  ["a Map", new Map(), "a Map"],
  ["a Date", { at: new Date(0) }, "a Date"],
  ["a function", [() => {}], "a function"],
  ["what is not finite", Number.NaN, "NaN"],
])("fails where its context holds %s", async (_what, held, named) => {
  const errors: Error[] = [];
  const machine = setup({
    types: { context: {} as { readonly held: unknown } },
    actors: { askName: ask.elicit(name) },
  }).createMachine({
    id: "holding",
    context: { held },
    invoke: { src: "askName", input: { message: "Name?" } },
  });
  const round = startRounds(serverOf({ hold: machineTool({ machine }) }), {
    onEvent: (event) => "error" in event && errors.push(event.error as Error),
  });

  expect(await round("hold", {})).toMatchObject({ isError: true });
  expect(errors[0]?.message).toMatch(
    new RegExp(`^Machine holding holds ${named} at context.held\\S*, which JSON does not keep$`),
  );
});

test("begins with what it is told to make of the arguments", async () => {
  const principal = setup({
    types: { input: {} as { readonly who: string }, context: {} as { readonly who: string } },
  }).createMachine({
    id: "principal",
    context: ({ input }) => input,
    output: ({ context }) => context.who,
    initial: "done",
    states: { done: { type: "final" } },
  });
  const round = startRounds(
    serverOf({
      who: machineTool({
        machine: principal,
        toInput: (_args, ctx) => ({ who: ctx.principal }),
      }),
    }),
  );

  expect((await round("who", {}))["content"]).toEqual([{ type: "text", text: "local" }]);
});

test("is tested without a server by providing other actors", async () => {
  const answered = bookingMachine.provide({
    actors: {
      askName: fromPromise(() => Promise.resolve({ name: "Ada" })) as never,
      askUnit: fromPromise(() => Promise.resolve({ unit: "EUR" })) as never,
      confirm: fromPromise(() => Promise.resolve(undefined)) as never,
    },
  });

  expect(await toPromise(createActor(answered, { input: city }).start())).toEqual(booked);
});
