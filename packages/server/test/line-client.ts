import { once } from "node:events";
import { PassThrough } from "node:stream";
import type { ServedLink, ServerDefinition } from "../src/index.ts";
import { serveStdio } from "../src/node/index.ts";

/** A message as it is read back, whatever it is. */
export interface Heard {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: { readonly [name: string]: unknown };
  readonly result?: { readonly [name: string]: unknown };
  readonly error?: { readonly code: number; readonly message: string };
}

/** A client that writes lines of text by hand over pipes in memory, and keeps each line it is sent. */
export class LineClient implements AsyncDisposable {
  readonly heard: Heard[] = [];
  /** What the server writes to. */
  readonly output = new PassThrough({ highWaterMark: 4096 });
  readonly #input = new PassThrough();
  readonly #link: Promise<ServedLink>;
  readonly #arrivals = new PassThrough({ objectMode: true });
  #rest = "";

  constructor(definition: ServerDefinition) {
    const { output } = this;
    this.#link = serveStdio(definition, { input: this.#input, output, exitOnClose: false });
    output.setEncoding("utf8").on("data", (chunk: string) => this.#take(chunk));
  }

  /** Writes a value as one line. */
  write(value: unknown): void {
    this.#input.write(`${JSON.stringify(value)}\n`);
  }

  /** Settles with the first message that is, or was, heard and passes a test. */
  async hears(passes: (message: Heard) => boolean): Promise<Heard> {
    for (;;) {
      const found = this.heard.find(passes);
      if (found !== undefined) return found;
      await once(this.#arrivals, "line");
    }
  }

  async answer(id: unknown): Promise<Heard> {
    return await this.hears((message) => message.id === id && message.method === undefined);
  }

  async open(protocolVersion: string): Promise<void> {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: "x", version: "1" } };
    this.write({ jsonrpc: "2.0", id: "opening", method: "initialize", params });
    await this.answer("opening");
    this.write({ jsonrpc: "2.0", method: "notifications/initialized" });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { close, closed } = await this.#link;
    close();
    await closed;
  }

  #take(chunk: string): void {
    const lines = `${this.#rest}${chunk}`.split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.heard.push(JSON.parse(line) as Heard);
    this.#arrivals.emit("line");
  }
}
