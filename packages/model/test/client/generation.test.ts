import { getEventListeners } from "node:events";
import fc from "fast-check";
import { from, lastValueFrom, take, toArray } from "rxjs";
import { describe, expect, test } from "vitest";
import type { ModelOffer } from "../../src/index.ts";
import { connectModel } from "../../src/index.ts";
import { openModel, parrot } from "../open-model.ts";
import { arrival, rawServer } from "../raw-end.ts";

const PROMPT = "one two three";
const TOKENS = ["one ", "two ", "three"];

/** A model that never ends by itself, and says when it was ended. */
function endless(): ModelOffer & { readonly ended: string[] } {
  const ended: string[] = [];
  return {
    ended,
    async *generate({ prompt }, { signal }) {
      try {
        for (let n = 0; ; n += 1) {
          yield `${prompt}${n} `;
          if (n > 2) await abortOf(signal);
        }
      } finally {
        ended.push(prompt);
      }
    },
  };
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

describe("a generation", () => {
  test("is its text when awaited, and says why it ended", async () => {
    await using opened = await openModel(parrot);
    const generation = opened.model.generate(PROMPT);

    expect(await generation).toBe(PROMPT);
    expect(generation.stopReason).toBe("endTurn");
  });

  test("is its tokens in order when iterated", async () => {
    await using opened = await openModel(parrot);
    const tokens: string[] = [];

    for await (const token of opened.model.generate({ prompt: PROMPT })) tokens.push(token);

    expect(tokens).toEqual(TOKENS);
  });

  test("is an Observable of its tokens, and RxJS takes it for one", async () => {
    await using opened = await openModel(parrot);
    const generation = opened.model.generate(PROMPT);

    const seen = await lastValueFrom(generation.token$.pipe(toArray()));
    const taken = await lastValueFrom(from(generation).pipe(toArray()));

    expect(seen).toEqual(TOKENS);
    expect(taken).toEqual(TOKENS);
  });

  test("shows all of its tokens to whoever comes late", async () => {
    await using opened = await openModel(parrot);
    const generation = opened.model.generate(PROMPT);
    await generation;
    const tokens: string[] = [];

    for await (const token of generation) tokens.push(token);

    expect(tokens).toEqual(TOKENS);
    expect(generation.text).toBe(PROMPT);
  });

  test("tells every token before it settles, each in its turn", async () => {
    await using opened = await openModel(parrot);
    const told: string[] = [];

    await opened.model
      .generate(PROMPT, { onToken: (token) => told.push(token) })
      .then(() => told.push("."));

    expect(told).toEqual([...TOKENS, "."]);
  });

  test("says why its model stopped", async () => {
    await using opened = await openModel({
      async *generate() {
        yield "cut";
        return "maxTokens";
      },
    });
    const generation = opened.model.generate("");
    await generation;

    expect(generation.stopReason).toBe("maxTokens");
  });

  test("is the content that the model says, and the tokens where it says none", async () => {
    const contents: unknown[] = ["whole", undefined];
    const end = rawServer((message, { send }) => {
      if (!("id" in message)) return;
      send({ method: "progress", params: { token: "token" } });
      send({ id: message.id, result: { content: contents.shift() } });
    });
    await using model = await connectModel({ channel: end.channel });

    expect(await model.generate("")).toBe("whole");
    expect(await model.generate("")).toBe("token");
  });

  test("carries whatever fields it is asked with", async () => {
    await using opened = await openModel({
      async *generate(request) {
        yield JSON.stringify(request);
      },
    });
    const request = { prompt: "p", temperature: 0, maxTokens: 3, flavour: ["sweet"] };

    expect(JSON.parse(await opened.model.generate(request))).toEqual(request);
  });
});

test("any tokens arrive whole and in order, in every view", async () => {
  await using opened = await openModel({
    async *generate({ tokens }) {
      for (const token of tokens as readonly string[]) yield token;
    },
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "grapheme" }), { maxLength: 20 }),
      async (tokens) => {
        const generation = opened.model.generate({ prompt: "", tokens });
        const iterated: string[] = [];
        const observed = lastValueFrom(generation.token$.pipe(toArray()));
        for await (const token of generation) iterated.push(token);

        expect(iterated).toEqual(tokens);
        expect(await observed).toEqual(tokens);
        expect(await generation).toBe(tokens.join(""));
      },
    ),
    { numRuns: 100 },
  );
});

describe("a generation that is given up mid-sentence", () => {
  test("ends for its caller with the tokens so far, and for its model at once", async () => {
    const offer = endless();
    await using opened = await openModel(offer);
    const generation = opened.model.generate("a");
    await lastValueFrom(generation.token$.pipe(take(3)));

    generation.cancel("enough");

    await expect(generation).rejects.toMatchObject({ outcome: "cancelled", message: "enough" });
    expect(generation.text).toMatch(/^a0 a1 a2 /);
    await arrival();
    expect(offer.ended).toEqual(["a"]);
    expect(opened.served.counts).toMatchObject({ requests: 0, timers: 0 });
  });

  test("is cancelled by leaving its loop", async () => {
    const offer = endless();
    await using opened = await openModel(offer);
    const generation = opened.model.generate("a");

    for await (const token of generation) if (token === "a1 ") break;

    await expect(generation).rejects.toMatchObject({ outcome: "cancelled" });
    await arrival();
    expect(offer.ended).toEqual(["a"]);
  });

  test("is not cancelled by leaving its Observable", async () => {
    await using opened = await openModel(parrot);
    const generation = opened.model.generate(PROMPT);

    await lastValueFrom(generation.token$.pipe(take(1)));

    expect(await generation).toBe(PROMPT);
  });

  test("rejects with the reason of its signal, in every view", async () => {
    await using opened = await openModel(endless());
    const controller = new AbortController();
    const generation = opened.model.generate("a", { signal: controller.signal });
    await lastValueFrom(generation.token$.pipe(take(2)));
    const reason = new Error("The window was closed");

    controller.abort(reason);

    await expect(generation).rejects.toBe(reason);
    await expect(lastValueFrom(generation.token$)).rejects.toBe(reason);
    await expect(drain(generation)).rejects.toBe(reason);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  test("is never sent where its signal was aborted before", async () => {
    await using opened = await openModel(endless());
    const generation = opened.model.generate("a", { signal: AbortSignal.abort("before") });

    await expect(generation).rejects.toBe("before");
    expect(opened.model.counts.exchanges).toBe(0);
  });

  test("takes nothing that comes after that", async () => {
    const events: string[] = [];
    const end = rawServer((message, { send }) => {
      if ("id" in message) send({ method: "progress", params: { token: "in time" } });
      else send({ method: "progress", params: { token: "late" } });
    });
    await using model = await connectModel(
      { channel: end.channel },
      { onEvent: ({ type }) => events.push(type) },
    );
    const generation = model.generate("");
    await arrival();
    generation.cancel();
    await arrival();

    expect(generation.text).toBe("in time");
    expect(events).toContain("message.stray");
  });

  test("writes no more than the client keeps", async () => {
    const offer = endless();
    await using opened = await openModel(offer);
    const generation = opened.model.generate("a", { maxLength: 10 });

    await expect(generation).rejects.toMatchObject({
      outcome: "cancelled",
      message: "The model wrote more than 10 characters",
    });
    expect(generation.text).toBe("a0 a1 a2 ");
    await arrival();
    expect(offer.ended).toEqual(["a"]);
  });

  test("and that nobody looks at fails without an unhandled rejection", async () => {
    await using opened = await openModel(endless());

    opened.model.generate("a").cancel();
    await arrival();

    expect(opened.model.counts.calls).toBe(0);
  });
});

async function drain(generation: AsyncIterable<string>): Promise<void> {
  for await (const _token of generation);
}

describe("generations of one connection", () => {
  test("run one after another, in the order that they were asked for", async () => {
    await using opened = await openModel(parrot);
    const told: string[] = [];
    const ask = (prompt: string) =>
      opened.model.generate(prompt, { onToken: (token) => told.push(token) });

    await Promise.all([ask("a b"), ask("c d"), ask("e")]);

    expect(told).toEqual(["a ", "b", "c ", "d", "e"]);
  });

  test("that wait are queued, and are never sent when they are cancelled there", async () => {
    const offer = endless();
    await using opened = await openModel(offer);
    const first = opened.model.generate("a");
    const waiting = opened.model.generate("b");
    const last = opened.model.generate("c");
    await arrival();
    expect(opened.model.counts).toMatchObject({ calls: 1, waitingCalls: 2 });

    waiting.cancel();
    first.cancel();
    await lastValueFrom(last.token$.pipe(take(1)));
    last.cancel();
    await arrival();

    expect(offer.ended).toEqual(["a", "c"]);
    expect(opened.model.counts).toMatchObject({ calls: 0, waitingCalls: 0, timers: 0 });
  });

  test("hold up no other request", async () => {
    await using opened = await openModel(endless());
    const generation = opened.model.generate("a");

    await opened.model.ping();

    expect(await opened.model.listTools()).toEqual([]);
    generation.cancel();
  });
});
