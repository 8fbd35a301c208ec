import type { HttpRecord, InspectionRecord, Json } from "@mcp-actors/inspector";
import { textOf } from "../../../src/fold/json-fields.ts";
import { processOf } from "../../../src/fold/keys.ts";

/** One exchange over HTTP, while its records are read: what is sent may be told of before its head. */
interface Exchange {
  opened?: HttpRecord;
  answered?: HttpRecord;
  readonly sent: Json[];
  readonly received: Json[];
  endedAt: number;
}

/** Exchanges over HTTP as an archive that browsers and proxies open, as their clients saw them; a stream is what it brought, a line each. */
export function har(records: readonly InspectionRecord[]): string {
  const exchanges = new Map<string, Exchange>();
  for (const record of records) if (record.kind === "wire") take(exchanges, record);
  const creator = { name: "@mcp-actors/inspector", version: "1" };
  const entries = [...exchanges.values()].flatMap(({ opened, ...exchange }) =>
    opened === undefined ? [] : [toEntry(opened, exchange)],
  );
  return JSON.stringify({ log: { version: "1.2", creator, entries } });
}

function take(
  exchanges: Map<string, Exchange>,
  record: Extract<InspectionRecord, { kind: "wire" }>,
): void {
  if (!("exchange" in record) || record.exchange === undefined) return;
  const key = `${processOf(record.peer)} ${record.wire} ${record.exchange}`;
  const exchange = exchanges.get(key) ?? { sent: [], received: [], endedAt: record.at };
  exchanges.set(key, exchange);
  exchange.endedAt = record.at;
  if (record.what !== "http") {
    if ("message" in record)
      (record.dir === "out" ? exchange.sent : exchange.received).push(record.message);
  } else if (record.verb === undefined) exchange.answered = record;
  else if (record.dir === "out") exchange.opened = record;
}

function toEntry(
  opened: HttpRecord,
  { answered, sent, received, endedAt }: Omit<Exchange, "opened">,
): object {
  const { at, verb = "", url = "", headers } = opened;
  const type = textOf(answered?.headers["content-type"]) ?? "";
  const time = (endedAt - at) / 1_000;
  const wait = ((answered?.at ?? endedAt) - at) / 1_000;
  const text = textFor(received);
  return {
    startedDateTime: new Date(at / 1_000).toISOString(),
    time,
    request: {
      ...HEAD,
      method: verb,
      url,
      headers: toList(headers),
      queryString: [],
      ...(sent.length > 0 && {
        postData: { mimeType: "application/json", text: textFor(sent) },
      }),
    },
    response: {
      ...HEAD,
      status: answered?.status ?? 0,
      statusText: "",
      headers: toList(answered?.headers ?? {}),
      content: { size: text.length, mimeType: type, text },
      redirectURL: "",
    },
    cache: {},
    timings: { send: 0, wait, receive: time - wait },
  };
}

const HEAD = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1, bodySize: -1 };

function textFor(messages: readonly Json[]): string {
  return messages.map((message) => JSON.stringify(message)).join("\n");
}

function toList(headers: HttpRecord["headers"]): object[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }));
}
