import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { lackOf } from "../connection/lack-of.ts";
import { listOrNone } from "../connection/list-or-none.ts";
import { requestOptions } from "../connection/request-options.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { printResult } from "../terminal/print-result.ts";
import { resourceText } from "../text/resource-text.ts";

/** `resources`: lists resources and their templates. */
export const resources: ConnectingCommand = {
  name: "resources",
  summary: "List the resources, and the templates of families of them",
  connects: true,
  operands: [],
  options: CONNECTING,
  run: (invocation) =>
    withClient(invocation, async (client) => {
      const { terminal } = invocation;
      const lack = lackOf("resources", client);
      if (lack !== undefined) terminal.tell(lack);
      const options = requestOptions(invocation);
      const [resources, resourceTemplates] =
        lack === undefined
          ? await Promise.all([
              client.listResources(options),
              listOrNone(client.listResourceTemplates(options)),
            ])
          : [[], []];
      printResult(invocation, { resources, resourceTemplates }, () =>
        [...resources, ...resourceTemplates].map((one) => resourceText(one, terminal.paint)),
      );
      return ExitCode.Done;
    }),
};
