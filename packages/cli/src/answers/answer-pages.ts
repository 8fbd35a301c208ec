import type { PageAnswer } from "@mcp-actors/client";
import type { ElicitResult } from "@mcp-actors/protocol";
import type { Answering } from "./answering.ts";

/** Asks the person whether they will visit a page; nothing is opened for them. */
export function answerPages({ flags, terminal }: Answering) {
  return async (
    { message, url }: Parameters<PageAnswer>[0],
    { signal }: Parameters<PageAnswer>[1],
  ): Promise<ElicitResult> => {
    signal.throwIfAborted();
    terminal.tell(`${terminal.paintAside("magenta", "The server asks:")} ${message}`);
    terminal.tell(`  ${url}`);
    if (flags.decline || terminal.ask === undefined) return { action: "decline" };
    const answer = await terminal.ask("Will you visit this page? (y/N) ", signal);
    if (answer === undefined) return { action: "cancel" };
    return { action: /^y(es)?$/i.test(answer.trim()) ? "accept" : "decline" };
  };
}
