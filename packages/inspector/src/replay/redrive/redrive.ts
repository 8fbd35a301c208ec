import type { Request } from "@mcp-actors/protocol";
import { checkKeys } from "@mcp-actors/transport";
import { choosePeer } from "../choose-peer.ts";
import type { DifferenceOptions, JsonDifference } from "../json-differences.ts";
import { type RecordedCall, recordedCalls } from "../recorded-call.ts";
import type { RecordedTraffic } from "../recorded-exchange.ts";
import { REDRIVE_KEYS } from "../replay-keys.ts";
import { endDifferences } from "./end-differences.ts";
import { isUpkeep } from "./is-upkeep.ts";
import { type RedrivenClient, type RedrivenEnd, redriveCall } from "./redriven-call.ts";

/** How recorded requests are made again; everything has a default. */
export interface RedriveOptions extends DifferenceOptions {
  /**
   * `recorded` (default): one begins once all have ended that had ended by then, so that those which overlapped
   * overlap; `sequential`: one after the other.
   */
  readonly order?: "recorded" | "sequential" | undefined;
  /** Name of the client, or of the server, whose requests are made; default those of all, where there is one server. */
  readonly peer?: string | undefined;
  /** The request to make in place of a recorded one, with what was redacted put in again; undefined leaves it out. */
  readonly rewrite?: ((request: Request, call: RecordedCall) => Request | undefined) | undefined;
  /** Hears each as it ends, and is waited for; what it throws or rejects ends the replay. */
  readonly onRequest?: ((request: RedrivenRequest) => unknown) | undefined;
}

/** What became of one recorded request that was made again. */
export interface RedrivenRequest {
  readonly call: RecordedCall;
  /** `missing`: one of the two has no answer. */
  readonly verdict: "same" | "different" | "missing";
  readonly differences: readonly JsonDifference[];
  readonly now: RedrivenEnd;
}

/** What became of a recording that was made again. */
export interface Redriven {
  /** In the order of the recording. */
  readonly requests: readonly RedrivenRequest[];
  readonly same: number;
  readonly different: number;
  readonly missing: number;
}

/**
 * Makes the recorded requests of clients again, of a server that lives, and compares what it answers.
 *
 * Openings, pings and streams of changes are the client's own business and left out. Nothing is compared that was
 * redacted, nor `_meta` of results, nor what `ignore` names: paths begin with `result`, `error` or `outcome`.
 * Rejects where the recording holds no request, or requests to several servers of which none is chosen.
 *
 * @example What a new version answers differently
 * ```ts
 * const { requests } = await redrive(records, client, { ignore: ["result.**.timestamp"] });
 * ```
 */
export async function redrive(
  recording: RecordedTraffic,
  client: RedrivenClient,
  options: RedriveOptions = {},
): Promise<Redriven> {
  checkKeys("redrive", options, REDRIVE_KEYS);
  const { order = "recorded", peer, rewrite = (request) => request } = options;
  const calls = choosePeer(recordedCalls(recording), peer).filter(
    ({ method }) => !isUpkeep(method),
  );
  const made: { readonly call: RecordedCall; readonly made: Promise<RedrivenRequest> }[] = [];
  for (const call of calls) {
    const request = rewrite({ method: call.method, params: call.params }, call);
    if (request === undefined) continue;
    const before = made.filter((one) => order === "sequential" || hadEnded(one.call, call));
    await Promise.all(before.map((one) => one.made));
    const redriven = redriveCall(client, request, call).then(async (now) => {
      const one = compared(call, now, options);
      await options.onRequest?.(one);
      return one;
    });
    made.push({ call, made: redriven });
  }
  return summed(await Promise.all(made.map((one) => one.made)));
}

/** Whether one had ended when the other began; one of which no end is known had not. */
function hadEnded({ endedAt = Infinity }: RecordedCall, { startedAt }: RecordedCall): boolean {
  return endedAt <= startedAt;
}

function compared(call: RecordedCall, now: RedrivenEnd, options: DifferenceOptions) {
  const differences = endDifferences(call, now, options);
  const isMissing = (call.outcome === "unanswered") !== (now.outcome === "unanswered");
  const isSame = differences.length === 0;
  const verdict = isMissing ? "missing" : isSame ? "same" : "different";
  return { call, verdict, differences, now } as const;
}

function summed(requests: readonly RedrivenRequest[]): Redriven {
  const count = (verdict: RedrivenRequest["verdict"]) =>
    requests.filter((one) => one.verdict === verdict).length;
  return {
    requests,
    same: count("same"),
    different: count("different"),
    missing: count("missing"),
  };
}
