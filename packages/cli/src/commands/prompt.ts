import type { Client } from "@mcp-actors/client";
import { parseAssignments } from "../arguments/assignment.ts";
import { CONNECTING } from "../arguments/option.ts";
import { toJsonObject } from "../arguments/to-json-object.ts";
import { toValues } from "../arguments/to-values.ts";
import type { ConnectingCommand } from "../command.ts";
import { requestOptions } from "../connection/request-options.ts";
import { requireOffered } from "../connection/require-offered.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { askByName } from "../names/ask-by-name.ts";
import { printResult } from "../terminal/print-result.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { contentText } from "../text/content-text.ts";
import { toText } from "../text/to-text.ts";

/** `prompt`: fills a prompt in. */
export const prompt: ConnectingCommand = {
  name: "prompt",
  summary: "Fill a prompt in",
  connects: true,
  operands: ["prompt"],
  rest: "key=value",
  options: ["args", ...CONNECTING],
  async run(invocation) {
    const { flags, operands, terminal } = invocation;
    const [name = "", ...rest] = operands;
    const given = flags.args === undefined ? {} : toJsonObject(flags.args, "--args");
    const values = toTexts({ ...given, ...toValues(parseAssignments(rest)) });
    return withClient(invocation, async (client) => {
      requireOffered("prompts", client);
      const result = await askByName(
        () => client.getPrompt(name, values, requestOptions(invocation)),
        { name, offered: () => promptNames(client, terminal) },
      );
      const { paint } = terminal;
      printResult(invocation, result, () =>
        result.messages.map(
          ({ role, content }) => `${paint("bold", `${role}:`)} ${contentText(content, paint)}`,
        ),
      );
      return ExitCode.Done;
    });
  },
};

async function promptNames(client: Client, { signal }: Terminal): Promise<readonly string[]> {
  return (await client.listPrompts({ signal })).map((one) => one.name);
}

/** The arguments of prompts are texts. spec: server/prompts */
function toTexts(values: { readonly [name: string]: unknown }): { [name: string]: string } {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(value)]));
}
