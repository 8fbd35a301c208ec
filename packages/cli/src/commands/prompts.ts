import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { lackOf } from "../connection/lack-of.ts";
import { requestOptions } from "../connection/request-options.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { printResult } from "../terminal/print-result.ts";
import { promptText } from "../text/prompt-text.ts";

/** `prompts`: lists the prompts. */
export const prompts: ConnectingCommand = {
  name: "prompts",
  summary: "List the prompts, and what they are filled in with",
  connects: true,
  operands: [],
  options: CONNECTING,
  run: (invocation) =>
    withClient(invocation, async (client) => {
      const { terminal } = invocation;
      const lack = lackOf("prompts", client);
      if (lack !== undefined) terminal.tell(lack);
      const prompts =
        lack === undefined ? await client.listPrompts(requestOptions(invocation)) : [];
      printResult(invocation, { prompts }, () =>
        prompts.map((prompt) => promptText(prompt, terminal.paint)),
      );
      return ExitCode.Done;
    }),
};
