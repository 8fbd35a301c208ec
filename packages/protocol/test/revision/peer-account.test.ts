import { expect, test } from "vitest";
import { peerAccount } from "../../src/revision/peer-account.ts";

test("a peer's account is what it says", () => {
  const info = { name: "shop", version: "1" };
  const capabilities = { tools: {} };

  expect(peerAccount({ capabilities, instructions: "Ask away" }, info)).toEqual({
    info,
    capabilities,
    instructions: "Ask away",
  });
});

test.each([[undefined], [null], [[]], ["shop"], [1]])(
  "%j in place of each part is as if it were left out",
  (garbled) => {
    const instructions = typeof garbled === "string" ? 1 : garbled;

    expect(peerAccount({ capabilities: garbled, instructions }, garbled)).toEqual({
      info: {},
      capabilities: {},
      instructions: undefined,
    });
  },
);
