import type { CallOutput, ChatTurn, WantedCall } from "./chat.ts";

/** How an endpoint is told of calls and their outputs. */
export interface CallWords {
  readonly toCall: (call: WantedCall) => object;
  /** What names the call whose output a message is. */
  readonly toReference: (call: CallOutput) => object;
}

/** A conversation as chat endpoints take it. */
export function toMessages(turns: readonly ChatTurn[], words: CallWords): object[] {
  return turns.map((turn) => toMessage(turn, words));
}

function toMessage(turn: ChatTurn, { toCall, toReference }: CallWords): object {
  switch (turn.kind) {
    case "message":
      return turn.message;
    case "calls":
      return { role: "assistant", content: turn.text, tool_calls: turn.calls.map(toCall) };
    case "output":
      return { role: "tool", ...toReference(turn.call), content: turn.call.output };
  }
}
