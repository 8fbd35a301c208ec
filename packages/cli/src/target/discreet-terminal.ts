import type { Terminal } from "../terminal/terminal.ts";
import { redacted } from "./redacted.ts";
import { isUrlTarget, type ServerTarget } from "./server-target.ts";

/** A terminal that tells nobody the secrets of a server; results stay as they are. */
export function discreetTerminal(terminal: Terminal, target: ServerTarget): Terminal {
  if (!isUrlTarget(target)) return terminal;
  const { print, printBytes, showsResults, ask, paint, paintAside, signal } = terminal;
  return {
    print,
    printBytes,
    showsResults,
    ask,
    paint,
    paintAside,
    signal,
    tell: (text) => terminal.tell(redacted(text, target)),
    showStatus: (text = "") => terminal.showStatus(redacted(text, target)),
  };
}
