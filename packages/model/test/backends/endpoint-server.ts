import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request that the endpoint was asked. */
export interface AskedRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  // Each test knows what it looks for in there.
  readonly body: { readonly [field: string]: unknown };
}

/** A model endpoint on this machine. */
export interface EndpointServer extends AsyncDisposable {
  readonly url: string;
  readonly asked: AskedRequest[];
  /** Settles when a client closed its request. */
  readonly left: Promise<void>;
}

/** Answers each request in turn; the response is the test's to write. */
export type Reply = (response: ServerResponse, request: AskedRequest) => void;

/** Starts an endpoint whose replies are given one after another, the last one again and again. */
export async function startEndpoint(...replies: readonly Reply[]): Promise<EndpointServer> {
  const asked: AskedRequest[] = [];
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) leave();
    });
    void readBody(request).then((text) => {
      const { url: path = "", headers } = request;
      const reply = replies[Math.min(asked.length, replies.length - 1)];
      asked.push({ path, authorization: headers.authorization, body: JSON.parse(text) });
      reply?.(response, asked.at(-1) as AskedRequest);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    left,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a body in pieces of so many bytes, each of which arrives by itself. */
export function inPieces(body: string, size: number): Reply {
  return (response) => {
    const bytes = Buffer.from(body);
    const send = (at: number) => {
      if (at >= bytes.length) response.end();
      else response.write(bytes.subarray(at, at + size), () => setImmediate(send, at + size));
    };
    send(0);
  };
}

/** Sends the beginning of a body, and breaks off. */
export function brokenOff(body: string): Reply {
  return (response) => response.write(body, () => response.destroy());
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
