import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { ExitCode } from "../exit-code.ts";
import { lackOf } from "../lack-of.ts";
import { listOrNone } from "../list-or-none.ts";
import { printResult } from "../print-result.ts";
import { requestOptions } from "../request-options.ts";
import { resourceText } from "../text/resource-text.ts";
import { withClient } from "../with-client.ts";

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
