import { type ChildProcess, spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import type { Command } from "./side.ts";

/** One message as it came. */
export interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: object;
  readonly result?: { readonly content?: readonly { readonly text: string }[] };
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A client of nobody: writes to a server what it is told to, and keeps what comes back. */
export class RawClient {
  readonly received: Message[] = [];
  /** Settles with the exit code when the output is read to its end too; null after a signal. */
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;
  readonly #lines: Interface;
  #wake: (() => void) | undefined;

  constructor({ command, args }: Command) {
    this.#child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
    this.exited = new Promise((resolve) => this.#child.once("close", resolve));
    if (this.#child.stdout === null) throw new Error("unreachable: its stdout is a pipe");
    this.#lines = createInterface({ input: this.#child.stdout }).on("line", (line) => {
      this.received.push(JSON.parse(line) as Message);
      this.#wake?.();
    });
  }

  /** Opens a session of 2025-11-25. */
  async open(): Promise<void> {
    const clientInfo = { name: "raw", version: "1.0.0" };
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
    this.send({ id: "opening", method: "initialize", params });
    await this.answer("opening");
    this.send({ method: "notifications/initialized" });
  }

  /** Writes messages, all in one piece. */
  send(...messages: readonly Message[]): void {
    const lines = messages.map((message) => JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.#child.stdin?.write(`${lines.join("\n")}\n`);
  }

  /** The first answer with this id. */
  async answer(id: unknown): Promise<Message> {
    await this.until(() => this.answers(id).length > 0);
    const [answer] = this.answers(id);
    if (answer === undefined) throw new Error("unreachable: an answer was waited for");
    return answer;
  }

  /** All answers with this id, so far. */
  answers(id: unknown): readonly Message[] {
    return this.received.filter((message) => message.id === id && message.method === undefined);
  }

  /** Settles when a condition is met that what was received can meet. */
  async until(isMet: () => boolean): Promise<void> {
    while (!isMet()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** What the tool `report` of the server tells. */
  async report(): Promise<Report> {
    this.send(callOf("report", { name: "report" }));
    return JSON.parse(textOf(await this.answer("report"))) as Report;
  }

  /** Reads no more. */
  pause(): void {
    this.#lines.pause();
  }

  resume(): void {
    this.#lines.resume();
  }

  endInput(): void {
    this.#child.stdin?.end();
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }
}

/** What a server did so far. */
export interface Report {
  readonly started: readonly string[];
  readonly peak: number;
  /** How many timers there are. */
  readonly timers: number;
}

/** A call of a tool. */
export function callOf(id: unknown, params: object): Message {
  return { id, method: "tools/call", params: { arguments: {}, ...params } };
}

/** The text that a tool answered with. */
export function textOf({ result, error }: Message): string {
  return result?.content?.[0]?.text ?? error?.message ?? "";
}
