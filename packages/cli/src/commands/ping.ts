import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { requestOptions } from "../connection/request-options.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { printResult } from "../terminal/print-result.ts";

/** `ping`: tells how long an answer takes. */
export const ping: ConnectingCommand = {
  name: "ping",
  summary: "Ask whether the server lives, and tell how long it took",
  connects: true,
  operands: [],
  options: CONNECTING,
  run: (invocation) =>
    withClient(invocation, async (client) => {
      const since = performance.now();
      await client.ping(requestOptions(invocation));
      const milliseconds = Math.round((performance.now() - since) * 100) / 100;
      const { revision, era, info } = client.server;
      printResult(invocation, { milliseconds, revision, era, server: info }, () => [
        `${info.name ?? "The server"} answered in ${milliseconds} ms, in ${revision}`,
      ]);
      return ExitCode.Done;
    }),
};
