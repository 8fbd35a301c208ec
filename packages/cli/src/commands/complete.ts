import { parseAssignments } from "../arguments/assignment.ts";
import { CONNECTING } from "../arguments/option.ts";
import { toValues } from "../arguments/to-values.ts";
import type { ConnectingCommand } from "../command.ts";
import { requestOptions } from "../connection/request-options.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { UsageError } from "../exit/usage-error.ts";
import { printResult } from "../terminal/print-result.ts";
import { toText } from "../text/to-text.ts";

/** `complete`: completes an argument of a prompt or a variable of a template. */
export const complete: ConnectingCommand = {
  name: "complete",
  summary: "Complete an argument of a prompt, or a variable of a URI template",
  connects: true,
  operands: ["prompt or template", "argument"],
  rest: "begun value, and key=value of what is filled in",
  options: CONNECTING,
  async run(invocation) {
    const [of = "", name = "", begun = "", ...rest] = invocation.operands;
    if (name.includes("=")) {
      const words = name.replace("=", " ");
      throw new UsageError(
        `${name} is one word where two stand, the argument and what was begun: ${words}`,
      );
    }
    const filledIn = Object.entries(toValues(parseAssignments(rest)));
    const context = Object.fromEntries(filledIn.map(([key, value]) => [key, toText(value)]));
    return withClient(invocation, async (client) => {
      const result = await client.complete(
        of.includes(":") ? { resource: of } : { prompt: of },
        { name, value: begun },
        { ...requestOptions(invocation), ...(filledIn.length > 0 && { context }) },
      );
      printResult(invocation, result, () => result.completion.values);
      return ExitCode.Done;
    });
  },
};
