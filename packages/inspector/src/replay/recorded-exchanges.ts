import { MetaKey } from "@mcp-actors/protocol";
import type { Folded } from "../fold/folded.ts";
import { fieldsOf, textOf } from "../fold/json-fields.ts";
import { processOf, recordKey, wireKey } from "../fold/keys.ts";
import { foldRecords } from "../fold/recording.ts";
import type { RequestView } from "../fold/request-view.ts";
import type { InspectionRecord, JsonFields, MessageRecord } from "../records/index.ts";
import { type ExchangeDraft, messagesOf } from "./exchange-draft.ts";
import { type RecordedExchange, type RecordedTraffic, recordsOf } from "./recorded-exchange.ts";
import { WireReader } from "./wire-reader.ts";

/**
 * The requests of clients that a recording holds, in the order they were sent or came.
 *
 * One that both ends recorded is told once, as its client saw it.
 */
export function recordedExchanges(recording: RecordedTraffic): readonly RecordedExchange[] {
  const records = recordsOf(recording);
  const folded = foldRecords(records);
  const calls = callsByAttempt(folded);
  const readers = new Map<string, WireReader>();
  for (const record of records) {
    if (!isMessage(record)) continue;
    const wire = wireKey(record);
    const reader = readers.get(wire) ?? readerOf(record, folded, calls);
    readers.set(wire, reader);
    for (const message of messagesOf(record)) reader.take(message);
  }
  return [...readers.values()]
    .flatMap(({ exchanges }) => named(exchanges))
    .filter(({ isTwin }) => !isTwin)
    .sort((a, b) => a.at - b.at)
    .map((draft) => finished(draft, calls.get(draft.key)));
}

/** Whoever answers on a wire says once, or each time, who it is. */
function named(exchanges: readonly ExchangeDraft[]): readonly ExchangeDraft[] {
  const [server] = exchanges.flatMap(({ answer }) => serverNameOf(answer?.result) ?? []);
  return server === undefined ? exchanges : exchanges.map((one) => ({ ...one, server }));
}

function serverNameOf(result: JsonFields | undefined): string | undefined {
  const { serverInfo, _meta } = fieldsOf(result);
  return textOf(fieldsOf(serverInfo ?? fieldsOf(_meta)[MetaKey.ServerInfo])["name"]);
}

function isMessage(record: InspectionRecord): record is MessageRecord {
  return record.kind === "wire" && "message" in record;
}

function readerOf(
  { peer }: MessageRecord,
  folded: Folded,
  calls: ReadonlyMap<string, RequestView>,
): WireReader {
  const view = folded.peers.get(peer);
  const isServer = view?.role.endsWith("server") === true;
  return new WireReader({
    peer: view?.name ?? peer,
    asking: isServer ? "in" : "out",
    callOf: (request) => calls.get(request)?.key ?? request,
    isTwin: (request) => {
      const row = folded.messages.get(request);
      return isServer && row?.sent !== undefined && row.received !== undefined;
    },
  });
}

/** Which call each request on the wire was an attempt of. */
function callsByAttempt({ requests }: Folded): ReadonlyMap<string, RequestView> {
  const calls = new Map<string, RequestView>();
  for (const view of requests.values()) {
    for (const { seq } of view.attempts) {
      calls.set(recordKey({ peer: processOf(view.peer), seq }), view);
    }
  }
  return calls;
}

/** Over HTTP nothing but the end of a stream says that a request was given up; its call knows. */
function finished(read: ExchangeDraft, call: RequestView | undefined): RecordedExchange {
  const { carrier: _, isTwin: _twin, ...draft } = read;
  if (draft.withdrawal !== undefined || draft.answer !== undefined) return draft;
  if (call?.outcome !== "cancelled") return draft;
  const { endedAt = draft.at, reason } = call;
  return { ...draft, withdrawal: { at: endedAt, ...(reason !== undefined && { reason }) } };
}
