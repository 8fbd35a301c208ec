import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { ExitCode } from "../exit-code.ts";
import { lackOf } from "../lack-of.ts";
import { printResult } from "../print-result.ts";
import { requestOptions } from "../request-options.ts";
import { toolText } from "../text/tool-text.ts";
import { withClient } from "../with-client.ts";

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
