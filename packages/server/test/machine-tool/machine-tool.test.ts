import { expect, test } from "vitest";
import { createServer } from "../../src/index.ts";
import { modern, RawClient } from "../raw-client.ts";
import { booking } from "./booking.ts";
import { accept, answers, booked, CAPABILITIES, city, startRounds } from "./rounds.ts";

test("asks what its states ask, and each round goes on in another server", async () => {
  const round = startRounds();
  const meta = modern(CAPABILITIES, {
    "io.modelcontextprotocol/logLevel": "info",
    progressToken: 1,
  });

  const first = await round("book", city, meta);
  const second = await round("book", city, {
    ...meta,
    requestState: first["requestState"],
    inputResponses: answers,
  });
  const third = await round("book", city, {
    ...meta,
    requestState: second["requestState"],
    inputResponses: { confirm: accept() },
  });

  expect(first["resultType"]).toBe("input_required");
  expect(Object.keys(first["inputRequests"] as object).sort()).toEqual(["name", "unit"]);
  expect(second["inputRequests"]).toEqual({
    confirm: {
      method: "elicitation/create",
      params: { mode: "url", message: "Pay 4 EUR?", url: "https://example.com/pay" },
    },
  });
  expect(third).toMatchObject({ resultType: "complete", structuredContent: booked });
  // Nothing is done or said twice.
  expect([first, second, third].map(({ notifications }) => notifications)).toEqual([
    [1, "looking"],
    [2, "asking"],
    [3],
  ]);
});

test.each([
  ["decline", "nobody"],
  ["cancel", "nobody"],
])("takes the machine's own way where the person answers %s", async (action, name) => {
  const round = startRounds();
  const first = await round("book", city);
  const second = await round("book", city, {
    requestState: first["requestState"],
    inputResponses: answers,
  });

  const { structuredContent } = await round("book", city, {
    requestState: second["requestState"],
    inputResponses: { confirm: { action } },
  });

  expect(structuredContent).toEqual({ booked: `Oslo for ${name} at 4 EUR` });
});

test("fails publicly where the machine has no way for a refusal", async () => {
  const round = startRounds();
  const { requestState } = await round("book", city);

  const result = await round("book", city, {
    requestState,
    inputResponses: { ...answers, name: { action: "decline" } },
  });

  expect(result).toMatchObject({
    isError: true,
    content: [{ text: "Question was answered with decline: Name?" }],
  });
});

test.each([
  ["nothing", {}, ["name", "unit"]],
  ["one of two", { unit: answers.unit }, ["name"]],
  ["what nobody asked", { ...answers, name: undefined, other: accept({}) }, ["name"]],
  ["content that does not fit", { ...answers, unit: accept({ unit: "GBP" }) }, ["unit"]],
  ["what is no answer", { ...answers, name: 42 }, ["name"]],
])("asks again for what is missing where it is answered %s", async (_what, given, missing) => {
  const round = startRounds();
  const { requestState } = await round("book", city);

  const again = await round("book", city, {
    requestState,
    inputResponses: JSON.parse(JSON.stringify(given)),
  });
  expect(Object.keys(again["inputRequests"] as object).sort()).toEqual(missing);
  const third = await round("book", city, {
    requestState: again["requestState"],
    inputResponses: answers,
  });

  expect(Object.keys(third["inputRequests"] as object)).toEqual(["confirm"]);
});

test("asks real requests in a session, and ends with the same result", async () => {
  await using client = new RawClient(createServer(booking));
  await client.initialize("2025-11-25", CAPABILITIES);
  client.answerQuestion = ({ params }) => ({
    result: params?.["mode"] === "url" ? accept() : answerOf(String(params?.["message"])),
  });

  const { result } = await client.call("book", city, { _meta: { progressToken: 7 } });

  expect(result?.["structuredContent"]).toEqual(booked);
  expect(client.questions.map(({ method }) => method)).toEqual(Array(3).fill("elicitation/create"));
  expect(client.notifications.map(({ params }) => params?.["progress"]).filter(Boolean)).toEqual([
    1, 2, 3,
  ]);
  expect(client.server.counts.running).toBe(0);
});

const answerOf = (message: string) => (message === "Name?" ? answers.name : answers.unit);
