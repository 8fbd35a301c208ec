import type { HttpRecord, InspectionRecord, Json } from "@mcp-actors/inspector";
import { fieldsOf, textOf } from "../../../src/fold/json-fields.ts";
import { type HttpExchange, httpExchanges } from "./http-exchanges.ts";

/** Exchanges over HTTP as an archive that browsers and proxies open; of a stream it holds the messages, a line each. */
export function har(records: readonly InspectionRecord[]): string {
  const creator = { name: "@mcp-actors/inspector", version: "1" };
  const entries = httpExchanges(records).map(toEntry);
  return JSON.stringify({ log: { version: "1.2", creator, entries } });
}

function toEntry(exchange: HttpExchange): object {
  const { opened, answered, endedAt } = exchange;
  const time = (endedAt - opened.at) / 1_000;
  const wait = ((answered?.at ?? endedAt) - opened.at) / 1_000;
  return {
    startedDateTime: new Date(opened.at / 1_000).toISOString(),
    time,
    ...commentOf(exchange),
    request: requestOf(exchange),
    response: responseOf(exchange),
    cache: {},
    timings: { send: 0, wait, receive: time - wait },
  };
}

/** What an HTTP status does not tell: that nothing came back, or that what did tells of a failure. */
function commentOf({ answered, received }: HttpExchange): { readonly comment?: string } {
  if (answered === undefined) return { comment: "No response came" };
  if (received.some((message) => fieldsOf(fieldsOf(message)["result"])["isError"] === true))
    return { comment: "The result says isError" };
  const failed = received.find((message) => fieldsOf(message)["error"] !== undefined);
  if (failed === undefined) return {};
  const words = textOf(fieldsOf(fieldsOf(failed)["error"])["message"]);
  return { comment: `JSON-RPC error: ${words ?? ""}` };
}

function requestOf({ opened: { verb = "", url = "", headers }, sent }: HttpExchange): object {
  const postData = { mimeType: "application/json", text: textFor(sent) };
  return {
    ...HEAD,
    method: verb,
    url,
    headers: toList(headers),
    queryString: [],
    ...(sent.length > 0 && { postData }),
  };
}

function responseOf({ answered, received }: HttpExchange): object {
  const { status = 0, headers = {} } = answered ?? {};
  const text = textFor(received);
  const mimeType = textOf(headers["content-type"]) ?? "";
  return {
    ...HEAD,
    status,
    statusText: "",
    headers: toList(headers),
    content: { size: text.length, mimeType, text },
    redirectURL: "",
  };
}

const HEAD = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1, bodySize: -1 };

function textFor(messages: readonly Json[]): string {
  return messages.map((message) => JSON.stringify(message)).join("\n");
}

function toList(headers: HttpRecord["headers"]): object[] {
  return Object.entries(headers).map(([name, value]) => ({
    name,
    value: textOf(value) ?? JSON.stringify(value),
  }));
}
