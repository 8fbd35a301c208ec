import type { IncomingMessage } from "node:http";
import type { Body, BodyLimits } from "../http/http-exchange.ts";

/** Reads the body of a request, within bounds. */
export function readNodeBody(
  request: IncomingMessage,
  { maxBytes, timeout }: BodyLimits,
): Promise<Body> {
  return new Promise((resolve) => {
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
      resolve({ problem: "oversized" });
      return;
    }
    if (request.destroyed) {
      resolve({ problem: "gone" });
      return;
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    let patience: NodeJS.Timeout | undefined;
    let isSettled = false;
    const settle = (body: Body) => {
      isSettled = true;
      clearTimeout(patience);
      request.off("data", take);
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      else settle({ problem: "oversized" });
    };
    const wait = () => {
      // Most bodies come whole, with the headers.
      if (request.complete || isSettled) return;
      patience = setTimeout(settle, timeout, { problem: "slow" }).unref();
    };
    process.nextTick(wait);
    request.on("data", take);
    request.once("end", () => settle(toText(chunks)));
    request.once("close", () => settle({ problem: "gone" }));
    request.once("error", () => settle({ problem: "gone" }));
  });
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function toText(chunks: readonly Buffer[]): Body {
  const [first] = chunks;
  if (first === undefined) return { text: "" };
  try {
    return { text: decoder.decode(chunks.length === 1 ? first : Buffer.concat(chunks)) };
  } catch {
    return { problem: "undecodable" };
  }
}
