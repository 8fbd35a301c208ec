import type { HttpRecord, InspectionRecord, Json } from "@mcp-actors/inspector";
import { textOf } from "../../../src/fold/json-fields.ts";
import { type HttpExchange, httpExchanges } from "./http-exchanges.ts";

/** Exchanges over HTTP as an archive that browsers and proxies open; of a stream it holds the messages, a line each. */
export function har(records: readonly InspectionRecord[]): string {
  const creator = { name: "@mcp-actors/inspector", version: "1" };
  const entries = httpExchanges(records).map(toEntry);
  return JSON.stringify({ log: { version: "1.2", creator, entries } });
}

function toEntry({ opened, answered, sent, received, endedAt }: HttpExchange): object {
  const { at, verb = "", url = "", headers } = opened;
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
      ...(sent.length > 0 && { postData: { mimeType: "application/json", text: textFor(sent) } }),
    },
    response: {
      ...HEAD,
      status: answered?.status ?? 0,
      statusText: "",
      headers: toList(answered?.headers ?? {}),
      content: {
        size: text.length,
        mimeType: textOf(answered?.headers["content-type"]) ?? "",
        text,
      },
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
