import { expect, test } from "vitest";
import { modern } from "../raw-client.ts";
import { ServerProcess } from "../server-process.ts";
import { accept, answers, booked, CAPABILITIES, city } from "./rounds.ts";

const call = async (params: object) => {
  await using server = new ServerProcess("booking-server.ts");
  const { result } = await server.request("tools/call", {
    name: "book",
    arguments: city,
    ...modern(CAPABILITIES),
    ...params,
  });
  return result ?? {};
};

test("a dialogue goes on in another process after each question, with nothing but a key in common", {
  timeout: 30_000,
}, async () => {
  const first = await call({});
  const second = await call({
    requestState: first["requestState"],
    inputResponses: answers,
  });
  const third = await call({
    requestState: second["requestState"],
    inputResponses: { confirm: accept() },
  });

  expect(first["resultType"]).toBe("input_required");
  expect(Object.keys(second["inputRequests"] as object)).toEqual(["confirm"]);
  expect(third["structuredContent"]).toEqual(booked);
});
