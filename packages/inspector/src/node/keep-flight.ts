import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "@mcp-actors/protocol";
import type { ProcessInspector } from "../create-inspector.ts";
import { toText } from "../jsonl/to-line.ts";
import { redactText } from "../redact/redact-text.ts";

/** The signal at which the records are written to a file. */
const SIGNAL = "SIGUSR2";

/** Writes what an inspector holds to a file when the process crashes, and at SIGUSR2; gives what ends that. */
export function keepFlight(
  inspector: ProcessInspector,
  tell: (line: string) => void,
  folder = process.cwd(),
): () => void {
  const write = () => {
    const file = join(folder, `mcp-actors-${process.pid}-${Date.now()}.jsonl`);
    try {
      // It may hold what is nobody else's business.
      writeFileSync(file, toText(inspector.records()), { mode: 0o600, flag: "wx" });
      tell(`Inspector: records are in ${file}`);
    } catch (error) {
      tell(`Inspector: records could not be written: ${redactText(messageOf(error))}`);
    }
  };
  // Anything can be thrown.
  const crashed = (error: unknown) => {
    inspector.close(messageOf(error));
    write();
  };
  process.on("uncaughtExceptionMonitor", crashed);
  process.on(SIGNAL, write);
  return () => {
    process.off("uncaughtExceptionMonitor", crashed);
    process.off(SIGNAL, write);
  };
}
