import type { Json, JsonFields } from "@mcp-actors/inspector";
import { ProtocolError, type Request, type Result } from "@mcp-actors/protocol";
import { fieldsOf } from "../../../src/fold/json-fields.ts";
import type { RecordedCall } from "../../../src/replay/recorded-call.ts";
import type { RecordedTraffic } from "../../../src/replay/recorded-exchange.ts";
import { type RedrivenRequest, redrive } from "../../../src/replay/redrive/redrive.ts";
import { callLabel } from "./call-label.ts";
import { isWhole } from "./is-whole.ts";
import type { RedriveReport, ReplayedRequest } from "./replay-report.ts";

/** Makes one request on a connection that lives; rejects with what the other end says. */
export type MakeRequest = (request: {
  readonly method: string;
  readonly params: JsonFields;
}) => Promise<Json>;

/** Of an error the hub tells its words alone. */
const NOT_TOLD = ["error.code", "error.data"];

/**
 * Makes recorded requests again over a connection of the program that is inspected, and compares what comes back.
 *
 * @param calls - Keys of those that are made; default all.
 */
export async function redriveOver(
  recording: RecordedTraffic,
  make: MakeRequest,
  calls?: readonly string[],
): Promise<RedriveReport> {
  let unanswered = 0;
  let redacted = 0;
  const rewrite = (request: Request, call: RecordedCall): Request | undefined => {
    if (calls !== undefined && !calls.includes(call.key)) return undefined;
    if (call.outcome === "cancelled" || call.outcome === "unanswered") unanswered += 1;
    else if (!isWhole(call.params)) redacted += 1;
    else return request;
    return undefined;
  };
  const client = { request: (request: Request) => made(request, make) };
  const { requests } = await redrive(recording, client, { rewrite, ignore: NOT_TOLD });
  return { requests: requests.map(toReplayed), unanswered, redacted };
}

async function made({ method, params }: Request, make: MakeRequest): Promise<Result> {
  try {
    const fields: JsonFields = JSON.parse(JSON.stringify(params ?? {}));
    return { ...fieldsOf(await make({ method, params: fields })) };
  } catch (error) {
    throw new ProtocolError(0, error instanceof Error ? error.message : String(error));
  }
}

function toReplayed({ call, verdict, differences, now }: RedrivenRequest): ReplayedRequest {
  return { label: callLabel(call), key: call.key, verdict, differences, problem: now.problem };
}
