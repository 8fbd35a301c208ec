import type { Clock } from "@mcp-actors/machine";
import type { Body, BodyLimits } from "./http-exchange.ts";

/** Reads the body of a request, within bounds. */
export async function readBody(
  request: Request,
  { maxBytes, timeout }: BodyLimits,
  clock: Clock,
): Promise<Body> {
  if (request.body === null) return { text: "" };
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes)
    return { problem: "oversized" };
  const reader = request.body.getReader();
  let isSlow = false;
  const patience = clock.setTimeout(() => {
    isSlow = true;
    void reader.cancel().catch(ignore);
  }, timeout);
  clock.unref?.(patience);
  try {
    const body = await readAll(reader, maxBytes);
    return isSlow ? { problem: "slow" } : body;
  } catch (error) {
    return { problem: error instanceof TypeError ? "undecodable" : "gone" };
  } finally {
    clock.clearTimeout(patience);
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Body> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > maxBytes) {
      void reader.cancel().catch(ignore);
      return { problem: "oversized" };
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return { text: text + decoder.decode() };
}

function ignore(): void {}
