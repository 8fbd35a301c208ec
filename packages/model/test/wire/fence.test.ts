import { describe, expect, test } from "vitest";
import { GENERATE, openChannel } from "./open-channel.ts";

describe("a generation after one that was given up", () => {
  const NEXT = { ...GENERATE, id: 5 };
  const CANCEL = { jsonrpc: "2.0", method: "cancelled", params: { requestId: 4 } } as const;
  const TOKEN = { method: "progress", params: { token: "late" } };

  /** A channel to a peer that answered a ping. */
  async function openToPeerThatAnswers() {
    const end = openChannel();
    await end.send({ jsonrpc: "2.0", id: 1, method: "ping" });
    await end.bring({ id: 1, result: {} });
    return end;
  }

  test.each([
    ["a result", { result: {} }],
    ["an error", { error: { code: -32601, message: "no" } }],
  ])(
    "leaves when the peer answers a ping with %s, and takes none of its tokens",
    async (_name, answer) => {
      using end = await openToPeerThatAnswers();
      await end.send(GENERATE);

      const heard = await end.send(CANCEL, NEXT);
      expect(heard).toMatchObject([{ method: "cancelled" }, { method: "ping" }]);
      const [, ping] = heard;
      expect(await end.bring(TOKEN)).toMatchObject([{ message: { params: { requestId: 4 } } }]);

      expect(await end.bring({ id: Reflect.get(ping ?? {}, "id"), ...answer })).toEqual([]);
      expect(await end.send()).toEqual([NEXT]);
      expect(await end.bring(TOKEN)).toMatchObject([{ message: { params: { requestId: 5 } } }]);
    },
  );

  test("is never sent where it is given up as well before", async () => {
    using end = await openToPeerThatAnswers();
    await end.send(GENERATE);
    const [, ping] = await end.send(CANCEL, NEXT);

    const third = { ...GENERATE, id: 6 };
    const heard = await end.send({ ...CANCEL, params: { requestId: 5 } }, third);
    await end.bring({ id: Reflect.get(ping ?? {}, "id"), result: {} });

    expect(heard).toEqual([]);
    expect(await end.send()).toEqual([third]);
  });

  test("leaves at once where the peer never answered a ping", async () => {
    using end = openChannel();
    await end.send(GENERATE);

    expect(await end.send(CANCEL, NEXT)).toEqual([CANCEL, NEXT]);
  });
});
