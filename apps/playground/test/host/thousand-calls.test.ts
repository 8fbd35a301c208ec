import { describe, expect, test } from "vitest";
import { BURST, countCells, meantOf, ThousandCalls } from "../../src/host/thousand-calls.ts";
import { openHost } from "../open-host.ts";
import { WIRES } from "../servings.ts";

test("a hundred of a thousand are meant to be cancelled, and fifty to time out", () => {
  const meant = Array.from({ length: BURST.calls }, (_, index) => meantOf(index));

  expect(meant.filter((it) => it === "cancel")).toHaveLength(BURST.cancelled);
  expect(meant.filter((it) => it === "timeOut")).toHaveLength(BURST.timedOut);
});

describe.each(WIRES)("a thousand calls over %s", (_wire, serve) => {
  test("add up to a thousand, each with the end that it was meant for", async () => {
    await using served = await serve();
    await using host = openHost();
    const connection = await host.connected(served.place);
    const burst = new ThousandCalls();
    const { cells, isOver } = await burst.run(
      connection.client,
      connection.lists.tools.items.value ?? [],
    );

    expect(isOver).toBe(true);
    expect(countCells(cells)).toEqual({
      waiting: 0,
      completed: 850,
      cancelled: 100,
      timedOut: 50,
      failed: 0,
      lost: 0,
      refused: 0,
    });
  });
});

test("a server without such tools is told of before anything is sent", async () => {
  await using host = openHost();
  const connection = await host.connected({ kind: "page", server: "pocket" });
  const burst = new ThousandCalls();

  await expect(burst.run(connection.client, [])).rejects.toThrow("A thousand calls need");
  expect(burst.burst.value).toBeUndefined();
});
