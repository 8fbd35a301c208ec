import type { CallState, InboundRequestState } from "@mcp-actors/machine";

/** Where one request stands, whichever side sent it. */
export type RequestState = CallState | InboundRequestState;

const LIVE: { readonly [State in RequestState]: boolean } = {
  queued: true,
  pending: true,
  progressing: true,
  awaitingInput: true,
  running: true,
  asking: true,
  completed: false,
  answered: false,
  failed: false,
  timedOut: false,
  suspended: false,
  cancelled: false,
  lost: false,
  refused: false,
};

/** Whether a request is still to get its outcome. */
export function isLive(state: RequestState): boolean {
  return LIVE[state];
}
