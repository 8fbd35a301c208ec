import { describe, expect, test } from "vitest";
import { openHost } from "../open-host.ts";
import { when } from "../when.ts";

const BOOK = { method: "tools/call", name: "book_table", args: {} } as const;

describe.each(["modern", "legacy"])("questions in a %s session", (era) => {
  test("wait for the person, one after the other, and say whose call asks", async () => {
    await using host = openHost();
    const connection = await host.connected({ kind: "page", server: "booking" }, era);
    const row = connection.calls.make(BOOK);

    await when(() => host.questions.open.value.length === 1);
    const [party] = host.questions.open.value;
    if (party?.kind !== "form") throw new Error("No form was put");
    expect(party.params.message).toContain("How many are you?");
    expect(party.asker).toMatchObject({ server: "Table for two" });
    expect(party.asker.calls).toEqual([row]);
    expect(row.state.value).toBe("awaitingInput");
    party.answer({ action: "accept", content: { guests: 4, place: "outside" } });

    await when(() => host.questions.open.value.some(({ id }) => id !== party.id));
    const [consent] = host.questions.open.value;
    if (consent?.kind !== "form") throw new Error("No form was put");
    consent.answer({ action: "accept", content: { isFine: true } });

    await row.ended;
    expect(row.result.value).toMatchObject({ structuredContent: { guests: 4, place: "outside" } });
    expect(host.questions.open.value).toEqual([]);
  });

  test("leave the queue when their call is cancelled", async () => {
    await using host = openHost();
    const connection = await host.connected({ kind: "page", server: "booking" }, era);
    const row = connection.calls.make(BOOK);
    await when(() => host.questions.open.value.length === 1);

    row.cancel();
    await row.ended;
    await when(() => host.questions.open.value.length === 0);

    expect(row.state.value).toBe("cancelled");
  });

  test("are answered by the storyteller alone, where the person lets it", async () => {
    await using host = openHost();
    host.answering.answersSampling.value = true;
    const connection = await host.connected({ kind: "page", server: "scribe" }, era);
    const row = connection.calls.make({
      method: "tools/call",
      name: "write",
      args: { opening: "Once upon a time, there was a boat" },
    });
    await row.ended;

    expect(row.error.value).toBeUndefined();
    expect(JSON.stringify(row.result.value)).toContain("(storyteller)");
  });
});

test("an answer that is refused fails its call and says why", async () => {
  await using host = openHost();
  const connection = await host.connected({ kind: "page", server: "scribe" });
  const row = connection.calls.make({ method: "tools/call", name: "write", args: {} });
  await when(() => host.questions.open.value.length === 1);
  host.questions.open.value[0]?.refuse("The person does not want that");
  await row.ended;

  expect(row.state.value).toBe("cancelled");
  expect(row.error.value).toContain("The person does not want that");
});

test("of two calls that ask at once each question knows its own, in the modern era", async () => {
  await using host = openHost();
  const connection = await host.connected({ kind: "page", server: "booking" });
  const rows = [connection.calls.make(BOOK), connection.calls.make(BOOK)];
  await when(() => host.questions.open.value.length === 2);

  const asking = host.questions.open.value.map(({ asker }) => asker.calls);
  expect(asking.map((calls) => calls.length)).toEqual([1, 1]);
  expect(new Set(asking.flat())).toEqual(new Set(rows));

  await connection.close();
  expect(rows.map((row) => row.state.value)).toEqual(["cancelled", "cancelled"]);
  expect(host.questions.open.value).toEqual([]);
});
