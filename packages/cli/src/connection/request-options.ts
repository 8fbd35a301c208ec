import type { RequestOptions } from "@mcp-actors/client";
import type { Invocation } from "../command.ts";
import { toBar } from "../terminal/to-bar.ts";

/** What every request of a command wants: an end on Ctrl-C, and its progress shown. */
export function requestOptions({ terminal }: Pick<Invocation, "terminal">): RequestOptions {
  return {
    signal: terminal.signal,
    onProgress: (progress) => terminal.showStatus(toBar(progress)),
  };
}
