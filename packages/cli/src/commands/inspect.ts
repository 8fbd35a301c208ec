import { once } from "node:events";
import { basename } from "node:path";
import { type RunningHub, startHub } from "@mcp-actors/inspector/node";
import type { LocalCommand, LocalInvocation } from "../command.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { listenError } from "../exit/listen-error.ts";
import { UsageError } from "../exit/usage-error.ts";
import { announce } from "../inspect/announce.ts";
import { openBrowser } from "../inspect/open-browser.ts";
import { readRecording } from "../inspect/read-recording.ts";
import { RecordFile } from "../inspect/record-file.ts";
import { runInspected } from "../inspect/run-inspected.ts";

/** `inspect`: shows what clients and servers do on a page. */
export const inspect: LocalCommand = {
  name: "inspect",
  summary: "Show what clients and servers do, live or from a file, on a page in the browser",
  connects: false,
  takesProgram: true,
  operands: [],
  rest: "file.jsonl",
  options: ["port", "open", "control", "stately", "record"],
  async run(invocation) {
    checkWords(invocation);
    const { flags, operands } = invocation;
    const recordings = operands.map((path) => readRecording(path, "show"));
    const file = flags.record === undefined ? undefined : new RecordFile(flags.record);
    const running = await start(invocation, file);
    for (const { lines } of recordings) running.hub.load(lines);
    try {
      return await show(running, invocation);
    } finally {
      await running.close();
      file?.close();
    }
  },
};

function checkWords({ flags, operands, program }: LocalInvocation): void {
  if (program !== undefined && program.length === 0) throw new UsageError("No command after --");
  if (operands.length === 0) return;
  if (program !== undefined) throw new UsageError("A file is shown alone: start nothing after --");
  if (flags.record !== undefined)
    throw new UsageError("A file is a record already: leave --record out");
}

async function start(
  { flags, operands }: LocalInvocation,
  file: RecordFile | undefined,
): Promise<RunningHub> {
  const { port, control, stately } = flags;
  const isLive = operands.length === 0;
  try {
    return await startHub({
      port,
      control: control && isLive,
      stately: stately && isLive,
      ...(file !== undefined && { onLines: file.write }),
      // A recording is shown whole.
      ...(!isLive && { recording: operands.map((path) => basename(path)).join(", "), ring: WHOLE }),
    });
  } catch (cause) {
    throw listenError(cause);
  }
}

const WHOLE = { records: 2_000_000, characters: 1024 * 1024 * 1024 };

/** Until the program ends, where there is one and nobody watches, or else until somebody wants no more. */
async function show(running: RunningHub, invocation: LocalInvocation): Promise<number> {
  const { flags, operands, program, terminal } = invocation;
  terminal.tell(`Inspector: ${running.url}`);
  if (running.statelyUrl !== undefined) terminal.tell(`XState apps: ${running.statelyUrl}`);
  if (flags.open) openBrowser(running.url, terminal.tell);
  const takeBack = operands.length === 0 ? await announce(running, terminal.tell) : undefined;
  try {
    if (program !== undefined) {
      const status = await runInspected(program, { running, signal: terminal.signal });
      terminal.signal.throwIfAborted();
      if (!terminal.showsResults) return status;
      terminal.tell(`It ended with status ${status}; the inspector ends with Ctrl-C`);
    }
    if (!terminal.signal.aborted) await once(terminal.signal, "abort");
    terminal.signal.throwIfAborted();
    return ExitCode.Done;
  } finally {
    takeBack?.();
  }
}
