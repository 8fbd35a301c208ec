import { describe, expect, test } from "vitest";
import { serveModel } from "../../src/index.ts";
import { readTokens } from "../../src/server/read-tokens.ts";
import { arrival, rawEnd } from "../raw-end.ts";

describe("reading tokens", () => {
  test("leaves the event loop to others while a model never waits", async () => {
    let hadTheirTurn = false;
    setImmediate(() => {
      hadTheirTurn = true;
    });
    async function* busy() {
      const end = performance.now() + 100;
      while (performance.now() < end) yield "";
      return hadTheirTurn ? "polite" : "rude";
    }

    const { stopReason } = await readTokens(busy(), { over: false, take: async () => {} });

    expect(stopReason).toBe("polite");
  });

  test("ends a model that is not read on, with what it does at its end", async () => {
    let ended = false;
    async function* endless() {
      try {
        for (;;) yield "x";
      } finally {
        ended = true;
      }
    }

    const { content } = await readTokens(endless(), { over: true, take: async () => {} });

    expect(content).toBe("x");
    expect(ended).toBe(true);
  });
});

test("a wire that takes no more holds up the model, which goes on when there is room", async () => {
  const asked: number[] = [];
  const end = rawEnd();
  let relieve: () => void = () => {};
  const full = {
    facts: end.channel.facts,
    inbound$: end.channel.inbound$,
    closed: end.channel.closed,
    send(message: Parameters<typeof end.channel.send>[0]) {
      end.channel.send(message);
      return false;
    },
    drained: () =>
      new Promise<void>((resolve) => {
        relieve = resolve;
      }),
  };
  const served = serveModel(
    {
      async *generate() {
        for (let n = 0; n < 3; n += 1) {
          asked.push(n);
          yield `${n}`;
        }
      },
    },
    { channel: full },
  );

  end.send({ id: 1, method: "generateContent", params: { prompt: "" } });
  await arrival();
  expect(asked).toEqual([0]);
  relieve();
  await arrival();

  expect(asked).toEqual([0, 1]);
  served.close();
});
