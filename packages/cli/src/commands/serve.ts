import { serveModule } from "@mcp-actors/server/node";
import type { Invocation, LocalCommand } from "../command.ts";
import { AdvisedError } from "../exit/advised-error.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { UsageError } from "../exit/usage-error.ts";
import { listenHttp } from "../serve/listen-http.ts";
import { loadFaultText } from "../serve/load-fault-text.ts";

/** `serve`: serves what a module exports. */
export const serve: LocalCommand = {
  name: "serve",
  summary: "Serve what a module exports by default: a definition of a server",
  connects: false,
  operands: ["module"],
  options: ["http", "port", "host", "watch", "verbose"],
  async run(invocation) {
    const { http, port, host } = invocation.flags;
    if (!http && (port !== undefined || host !== undefined)) {
      throw new UsageError("--port and --host go with --http");
    }
    const served = await start(invocation);
    // Signals are the server's: it lets requests in flight end first.
    await served.closed;
    return ExitCode.Done;
  },
};

async function start({ flags, operands, terminal }: Invocation) {
  const [module = ""] = operands;
  const { watch, http, verbose: whole } = flags;
  const listen = http ? { serve: listenHttp(flags, terminal) } : {};
  const faultText = (fault: unknown) => loadFaultText(fault, { module, whole });
  try {
    return await serveModule(module, { watch, onNews: terminal.tell, faultText, ...listen });
  } catch (cause) {
    // What is no fault of the module says so itself.
    if (cause instanceof UsageError || cause instanceof AdvisedError) throw cause;
    throw new UsageError(`Cannot load ${module}: ${faultText(cause)}`, { cause });
  }
}
