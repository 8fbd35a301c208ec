import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { ExitCode } from "../exit-code.ts";
import { printResult } from "../print-result.ts";
import { requestOptions } from "../request-options.ts";
import { toolText } from "../text/tool-text.ts";
import { withClient } from "../with-client.ts";

export const tools: ConnectingCommand = {
  name: "tools",
  summary: "List the tools, and what they take",
  connects: true,
  operands: [],
  options: CONNECTING,
  run: (invocation) =>
    withClient(invocation, async (client) => {
      const { terminal } = invocation;
      const { capabilities } = client.server;
      if (capabilities.tools === undefined) terminal.tell("The server offers no tools");
      const tools =
        capabilities.tools === undefined ? [] : await client.listTools(requestOptions(invocation));
      printResult(invocation, { tools }, () => tools.map((tool) => toolText(tool, terminal.paint)));
      return ExitCode.Done;
    }),
};
