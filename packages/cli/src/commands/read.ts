import type { Client } from "@mcp-actors/client";
import type { EmbeddedContents } from "@mcp-actors/protocol";
import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { requestOptions } from "../connection/request-options.ts";
import { requireOffered } from "../connection/require-offered.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { askByName } from "../names/ask-by-name.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { contentsText, isText } from "../text/content-text.ts";

/** `read`: prints what a resource holds. */
export const read: ConnectingCommand = {
  name: "read",
  summary: "Read a resource; bytes go to a file or a pipe as they are",
  connects: true,
  operands: ["uri"],
  options: CONNECTING,
  run: (invocation) =>
    withClient(invocation, async (client) => {
      const { flags, operands, terminal } = invocation;
      const [uri = ""] = operands;
      requireOffered("resources", client);
      const result = await askByName(() => client.readResource(uri, requestOptions(invocation)), {
        name: uri,
        offered: () => uris(client, terminal),
      });
      if (flags.json) terminal.print(JSON.stringify(result, undefined, 2));
      else for (const contents of result.contents) printContents(contents, terminal);
      return ExitCode.Done;
    }),
};

async function uris(client: Client, { signal }: Terminal): Promise<readonly string[]> {
  return (await client.listResources({ signal })).map((one) => one.uri);
}

function printContents(contents: EmbeddedContents, terminal: Terminal): void {
  if (isText(contents)) {
    // A text's own line end is one; what is piped stays as it is.
    const { text } = contents;
    if (terminal.showsResults) terminal.print(text.replace(/\n$/, ""));
    else terminal.printBytes(Buffer.from(text));
  } else if (terminal.showsResults) terminal.print(contentsText(contents, terminal.paint));
  else terminal.printBytes(Buffer.from(contents.blob, "base64"));
}
