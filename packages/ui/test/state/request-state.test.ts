import { callTable, inboundRequestTable } from "@mcp-actors/machine";
import { expect, test } from "vitest";
import { isLive } from "../../src/index.ts";

const states = [callTable(), inboundRequestTable()].flatMap((table) => Object.values(table.states));

test.each(states)(
  "a request is live in $value as far as its machine goes on from there",
  (state) => {
    expect(isLive(state.value)).toBe(!state.final);
  },
);
