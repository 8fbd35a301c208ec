import { serveModule } from "@mcp-actors/server/node";
import type { LocalCommand } from "../command.ts";
import { ExitCode } from "../exit-code.ts";

export const serve: LocalCommand = {
  name: "serve",
  summary: "Serve on stdio what a module exports by default: a definition of a server",
  connects: false,
  operands: ["module"],
  options: ["watch"],
  async run({ flags, operands, terminal }) {
    const [module = ""] = operands;
    const served = await serveModule(module, { watch: flags.watch, onNews: terminal.tell });
    // Signals are the server's: it lets requests in flight end first.
    await served.closed;
    return ExitCode.Done;
  },
};
