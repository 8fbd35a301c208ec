import type { HttpTransfer } from "../../src/http/http-client.ts";
import type { createHttpClient } from "../../src/http/node-http-client.ts";

/** What the clients of these tests are made with: two sockets. */
export const OPTIONS = { maxSockets: 2, maxHeaderBytes: 16 * 1024 };

/** What one request heard: how it ended, and which statuses it was answered with. */
export interface Heard {
  readonly transfer: HttpTransfer;
  readonly statuses: number[];
  /** The body so far. */
  readonly text: () => string;
  /** `ended`, or why it failed. */
  readonly over: Promise<string>;
}

/** What is sent with which client, and where to. */
export interface Sending {
  readonly client: ReturnType<typeof createHttpClient>;
  readonly url: URL;
  readonly isUrgent: boolean;
}

/** Sends one request, and keeps what comes of it. */
export function send({
  client,
  url,
  isUrgent,
}: Pick<Sending, "client" | "url"> & Partial<Sending>): Heard {
  const statuses: number[] = [];
  const pieces: Uint8Array[] = [];
  let finish: (how: string) => void = () => {};
  const over = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const transfer = client.send(
    { method: "POST", url, headers: {}, body: "{}" },
    {
      head: ({ status }) => statuses.push(status),
      chunk: (bytes) => pieces.push(bytes.slice()),
      end: () => finish("ended"),
      failed: (cause) => finish(String(cause)),
    },
    isUrgent,
  );
  return { transfer, statuses, text: () => Buffer.concat(pieces).toString(), over };
}
