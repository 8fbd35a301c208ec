import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { lackOf } from "../connection/lack-of.ts";
import { requestOptions } from "../connection/request-options.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { printResult } from "../terminal/print-result.ts";
import { toolText } from "../text/tool-text.ts";

/** `tools`: lists the tools. */
export const tools: ConnectingCommand = {
  name: "tools",
  summary: "List the tools, and what they take",
  connects: true,
  operands: [],
  options: CONNECTING,
  run: (invocation) =>
    withClient(invocation, async (client) => {
      const { terminal } = invocation;
      const lack = lackOf("tools", client);
      if (lack !== undefined) terminal.tell(lack);
      const tools = lack === undefined ? await client.listTools(requestOptions(invocation)) : [];
      printResult(invocation, { tools }, () => tools.map((tool) => toolText(tool, terminal.paint)));
      return ExitCode.Done;
    }),
};
