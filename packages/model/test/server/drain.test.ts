import { ErrorCode } from "@mcp-actors/protocol";
import { firstValueFrom } from "rxjs";
import { describe, expect, test } from "vitest";
import type { ModelOffer } from "../../src/index.ts";
import { openModel } from "../open-model.ts";

/** A model that says a word at once, and the rest when it is let go on. */
function held() {
  let goOn: () => void = () => {};
  const going = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const offer: ModelOffer = {
    async *generate() {
      yield "Once ";
      await going;
      yield "upon";
    },
    tools: { hold: { run: () => going } },
  };
  return { offer, goOn };
}

const NEVER = { supervision: { restart: "never" } } as const;

describe("a model server that drains", () => {
  test("lets a generation under way end, and refuses a new one", async () => {
    const { offer, goOn } = held();
    await using opened = await openModel(offer, { client: NEVER });
    const begun = opened.model.generate("Tell");
    await firstValueFrom(begun.token$);

    const drained = opened.served.drain();
    await expect(opened.model.callTool("hold")).rejects.toMatchObject({
      code: ErrorCode.Overloaded,
      message: "The model server is draining",
    });
    await opened.model.ping();
    goOn();

    expect(await begun).toBe("Once upon");
    await drained;
    await opened.served.closed;
    expect(opened.served.counts).toMatchObject({ connections: 0, requests: 0, timers: 0 });
  });

  test("ends what is still under way when its time is over", async () => {
    const { offer } = held();
    await using opened = await openModel(offer, { client: NEVER });
    const begun = opened.model.generate("Tell");
    await firstValueFrom(begun.token$);

    const drained = opened.served.drain({ timeout: 3000 });
    opened.clock.advance(2999);
    expect(opened.served.counts.requests).toBe(1);
    opened.clock.advance(1);

    await expect(begun).rejects.toMatchObject({ outcome: "lost" });
    await drained;
  });

  test("closes at once where nothing is under way, however often it is told to", async () => {
    await using opened = await openModel(held().offer, { client: NEVER });

    await Promise.all([opened.served.drain(), opened.served.drain()]);

    expect(opened.served.counts.connections).toBe(0);
  });

  test.each([-1, Number.NaN])("refuses to take %d ms", async (timeout) => {
    await using opened = await openModel(held().offer, { client: NEVER });

    expect(() => opened.served.drain({ timeout })).toThrow("timeout");
  });
});
