import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text as textOf } from "node:stream/consumers";
import type { Message } from "./raw-client.ts";

/** What is posted, and where. */
export interface RawPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly message: Message;
}

/** The reply to one POST, on a connection of its own. */
export class RawReply {
  status: number | undefined;
  /** The session that it names. */
  session: string | undefined;
  /** Whether the server ended it. */
  isOver = false;
  readonly over: Promise<void>;
  #text = "";

  constructor(post: RawPost) {
    this.over = this.#read(post);
  }

  /** The messages in it, whether it is JSON or a stream of events. */
  get messages(): readonly Message[] {
    const isJson = this.#text.startsWith("{");
    const texts = isJson ? [this.#text] : eventsOf(this.#text);
    return texts.map((text) => JSON.parse(text) as Message);
  }

  async #read({ url, headers, message }: RawPost): Promise<void> {
    const sending = request(url, { agent: false, method: "POST", headers });
    sending.end(JSON.stringify({ jsonrpc: "2.0", ...message }));
    const [response] = (await once(sending, "response")) as [IncomingMessage];
    this.status = response.statusCode;
    this.session = response.headers["mcp-session-id"]?.toString();
    this.#text = await textOf(response);
    this.isOver = true;
  }
}

function eventsOf(text: string): readonly string[] {
  return [...text.matchAll(/^data: ?(.+)$/gm)].map(([, json = ""]) => json);
}
