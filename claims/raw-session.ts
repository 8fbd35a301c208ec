import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { callOf, type Message, type Report, textOf } from "./raw-client.ts";
import { RawReply } from "./raw-reply.ts";
import type { Command } from "./side.ts";

const REVISION = "2025-11-25";

/** A client of nobody with a session over HTTP, and the server it is of. */
export class RawSession {
  readonly #child: ChildProcess;
  readonly #url: string;
  #headers: Readonly<Record<string, string>> = {
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
  };

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.#url = url;
  }

  /** Starts a server, which prints its URL, and opens a session. */
  static async open({ command, args }: Command): Promise<RawSession> {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
    if (child.stdout === null) throw new Error("unreachable: its stdout is a pipe");
    const [url] = await once(createInterface({ input: child.stdout }), "line");
    const session = new RawSession(child, String(url));
    await session.#initialize();
    return session;
  }

  post(message: Message): RawReply {
    return new RawReply({ url: this.#url, headers: this.#headers, message });
  }

  /** Takes back requests. */
  async cancel(ids: readonly number[]): Promise<void> {
    const cancels = ids.map((requestId) =>
      this.post({ method: "notifications/cancelled", params: { requestId } }),
    );
    await Promise.all(cancels.map(({ over }) => over));
  }

  /** What the tool `report` of the server tells. */
  async report(): Promise<Report> {
    const reply = this.post(callOf("report", { name: "report" }));
    await reply.over;
    return JSON.parse(reply.messages.map(textOf).join("")) as Report;
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }

  async #initialize(): Promise<void> {
    const clientInfo = { name: "raw", version: "1.0.0" };
    const params = { protocolVersion: REVISION, capabilities: {}, clientInfo };
    const opening = this.post({ id: "opening", method: "initialize", params });
    await opening.over;
    this.#headers = {
      ...this.#headers,
      "Mcp-Session-Id": opening.session ?? "",
      "MCP-Protocol-Version": REVISION,
    };
    await this.post({ method: "notifications/initialized" }).over;
  }
}
