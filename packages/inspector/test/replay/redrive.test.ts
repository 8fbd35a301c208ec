import { connect } from "@mcp-actors/client";
import { expect, test } from "vitest";
import { answersAsRecorded, redrive } from "../../src/replay/index.ts";
import { record, weather } from "./weather.ts";

test("a server that answers the same is told so, whatever `_meta` says", async () => {
  const records = await record(async (client) => {
    await client.callTool("forecast", { city: "Oslo" });
    await client.listTools();
    await client.callTool("forecast", { city: 7 }).catch(() => {});
    await client.getPrompt("none").catch(() => {});
  });
  await using client = await connect(weather());

  const redriven = await redrive(records, client);

  expect(redriven).toMatchObject({ same: 4, different: 0, missing: 0 });
});

test("what a server answers differently is told by path", async () => {
  const records = await record((client) => client.callTool("forecast", { city: "Oslo" }));
  await using client = await connect(weather({ celsius: 22 }));

  const { requests, different } = await redrive(records, client, {
    ignore: ["result.content[*].text"],
  });

  expect(different).toBe(1);
  expect(requests[0]?.differences).toEqual([
    { path: "result.structuredContent.celsius", recorded: 21, other: 22 },
  ]);
});

test("an error where there was a result is one difference", async () => {
  const records = await record((client) => client.callTool("forecast", { city: "Oslo" }));
  await using client = await connect(weather());

  const { requests } = await redrive(records, client, {
    rewrite: ({ method }) => ({ method, params: { name: "nothing" } }),
  });

  expect(requests).toMatchObject([
    { verdict: "different", differences: [{ path: "outcome", recorded: "completed" }] },
  ]);
});

test("a server that gives no answer is missing one", async () => {
  const records = await record((client) => client.callTool("count"));
  const client = await connect(weather());
  await client.close();

  expect(await redrive(records, client)).toMatchObject({
    missing: 1,
    requests: [{ verdict: "missing", now: { outcome: "unanswered" } }],
  });
});

test.each(["modern", "legacy"] as const)(
  "what a server asks is answered as it was, in the %s era",
  async (era) => {
    const units = ["F", "C"] as const;
    let asked = 0;
    const elicitation = () => {
      const unit = units[asked];
      asked += 1;
      return { action: "accept", content: { unit: unit ?? "C" } } as const;
    };
    const records = await record(
      async (client) => {
        await client.callTool("ask");
        await client.callTool("ask");
      },
      { connect: { era, elicitation } },
    );
    await using client = await connect(weather(), { era, ...answersAsRecorded(records) });

    expect(await redrive(records, client)).toMatchObject({ same: 2, different: 0, missing: 0 });
  },
);

test("a question that was not recorded gets no answer", async () => {
  const elicitation = () => ({ action: "accept", content: { unit: "F" } }) as const;
  const records = await record((client) => client.callTool("ask"), { connect: { elicitation } });
  const { elicitation: answers } = answersAsRecorded(records);

  expect(() =>
    answers?.form({ message: "Who?", requestedSchema: { type: "object", properties: {} } }),
  ).toThrow("The recording has no answer to elicitation/create");
});

test("what was given up is given up after as much progress", async () => {
  const records = await record(async (client) => {
    const call = client.callTool("slow", {}, { onProgress: () => call.cancel("enough") });
    await call.catch(() => {});
  });
  await using client = await connect(weather());

  expect(await redrive(records, client)).toMatchObject({
    same: 1,
    requests: [{ call: { outcome: "cancelled", reason: "enough" } }],
  });
});

test.each([
  ["recorded", 2],
  ["sequential", 1],
] as const)("in the order %s, %i are under way at once", async (order, most) => {
  const records = await record(async (client) => {
    await Promise.all([client.callTool("count"), client.callTool("count")]);
    await client.callTool("count");
  });
  await using client = await connect(weather());
  let underWay = 0;
  const seen: number[] = [];

  await redrive(
    records,
    {
      request: async (request, options) => {
        underWay += 1;
        seen.push(underWay);
        const result = await client.request(request, options);
        underWay -= 1;
        return result;
      },
    },
    { order },
  );

  expect(Math.max(...seen)).toBe(most);
  expect(seen).toHaveLength(3);
  expect(seen.at(-1)).toBe(1);
});

test("a secret is put in again by whoever knows it", async () => {
  const records = await record((client) => client.callTool("login", { password: "hunter2" }));
  await using client = await connect(weather());
  const secret = {
    method: "tools/call",
    params: { name: "login", arguments: { password: "seven77" } },
  };

  expect(await redrive(records, client, { rewrite: () => secret })).toMatchObject({ same: 1 });
  expect(await redrive(records, client)).toMatchObject({ different: 1 });
});
