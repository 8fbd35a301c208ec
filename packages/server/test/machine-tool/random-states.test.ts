import { ErrorCode } from "@mcp-actors/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createServer } from "../../src/index.ts";
import { modern, RawClient } from "../raw-client.ts";
import { booking, ring } from "./booking.ts";
import { CAPABILITIES, city } from "./rounds.ts";

const call = (client: RawClient, params: object) =>
  client.call("book", city, { ...modern(CAPABILITIES), ...params });

test("refuses every state but the one it gave", async () => {
  await using client = new RawClient(createServer(booking, { seal: ring() }));
  const { result } = await call(client, {});
  const given = String(result?.["requestState"]);
  const changed = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.nat(given.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
      .map(([at, character]) => given.slice(0, at) + character + given.slice(at + 1)),
    fc.nat(given.length - 1).map((at) => given.slice(0, at)),
    fc.shuffledSubarray(given.split(".")).map((parts) => parts.join(".")),
    fc.anything().filter((value) => value !== undefined),
  );

  await fc.assert(
    fc.asyncProperty(changed, async (requestState) => {
      fc.pre(requestState !== given);
      const { error } = await call(client, { requestState });
      expect(error?.code).toBe(ErrorCode.InvalidParams);
    }),
    { numRuns: 300 },
  );
  expect(client.server.counts.running).toBe(0);
});

test("answers whatever it is answered with", async () => {
  await using client = new RawClient(createServer(booking, { seal: ring() }));
  const { result } = await call(client, {});
  const requestState = result?.["requestState"];
  const answer = fc.oneof(
    fc.anything(),
    fc.record({
      action: fc.constantFrom("accept", "decline", "cancel", "?"),
      content: fc.anything(),
    }),
  );
  const responses = fc.dictionary(fc.constantFrom("name", "unit", "confirm", "__proto__"), answer);

  await fc.assert(
    fc.asyncProperty(responses, async (inputResponses) => {
      const reply = await call(client, { requestState, inputResponses });
      expect(reply.error === undefined || reply.result === undefined).toBe(true);
      expect(reply.error?.code ?? ErrorCode.InvalidParams).toBe(ErrorCode.InvalidParams);
    }),
    { numRuns: 300 },
  );
  expect(client.server.counts.running).toBe(0);
});
