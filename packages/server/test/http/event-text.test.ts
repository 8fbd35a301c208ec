import { expect, test } from "vitest";
import { fromEventId, toEvent, toEventId, toPriming, toRetry } from "../../src/http/event-text.ts";

test("an event is a message, with an id where a client can come back to it", () => {
  expect(toEvent("{}")).toBe("event: message\ndata: {}\n\n");
  expect(toEvent("{}", "3-1")).toBe("event: message\nid: 3-1\ndata: {}\n\n");
});

test("an event can be an id alone, or say when to come back", () => {
  expect(toPriming("3-0")).toBe("id: 3-0\ndata:\n\n");
  expect(toRetry(99.2)).toBe("retry: 100\n\n");
});

test("an event's id is read as it was written", () => {
  const position = { stream: 12, sequence: 345 };

  expect(fromEventId(toEventId(position))).toEqual(position);
});

test.each(["", "1", "1-", "-1", "a-1", "1-1 ", "1-1-1", "1234567890123456-1"])(
  "%j is no event's id",
  (id) => {
    expect(fromEventId(id)).toBeUndefined();
  },
);
