import { type CallOutcome, settle } from "@mcp-actors/machine";
import { messageOf, type Request, type Result } from "@mcp-actors/protocol";
import { checkKeys } from "@mcp-actors/transport";
import { ASK_KEYS } from "./client-keys.ts";
import type { AskScope } from "./live-generation.ts";
import type { AskOptions } from "./model-options.ts";

/** Asks the model server something, and gives its result. */
export async function ask(
  { peer, defaults }: AskScope,
  request: Request,
  options: AskOptions = {},
): Promise<Result> {
  checkKeys("a request", options, ASK_KEYS);
  const { signal } = options;
  signal?.throwIfAborted();
  let onSettled: (outcome: CallOutcome) => void = () => {};
  const ended = new Promise<CallOutcome>((resolve) => {
    onSettled = resolve;
  });
  const call = peer.call(request, { ...defaults, ...timesOf(options), onSettled });
  const abort = () => call.cancel(messageOf(signal?.reason));
  signal?.addEventListener("abort", abort);
  try {
    const outcome = await ended;
    if (outcome.status === "cancelled") signal?.throwIfAborted();
    return settle(outcome, call.cause);
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

function timesOf({ timeout, maxTotalTimeout }: AskOptions) {
  return {
    ...(timeout !== undefined && { timeout }),
    ...(maxTotalTimeout !== undefined && { maxTotalTimeout }),
  };
}
