import type { Client, RequestOptions } from "@mcp-actors/client";
import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { lackOf, type Offered } from "../connection/lack-of.ts";
import { requestOptions } from "../connection/request-options.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import type { Paint } from "../terminal/paint.ts";
import { printResult } from "../terminal/print-result.ts";

/** What a command lists, and how. */
export interface Listing<Item> {
  /** The name of the command, and of what it lists. */
  readonly name: Offered;
  readonly summary: string;
  /** How each list is asked for, by its name in the JSON that is printed. */
  readonly lists: {
    readonly [list: string]: (
      client: Client,
      options: RequestOptions,
    ) => PromiseLike<readonly Item[]>;
  };
  /** One of a list, for a person. */
  readonly text: (item: Item, paint: Paint) => string;
}

/** A command that lists what a server offers; one that says it offers none is asked for nothing. */
export function listingCommand<Item>(listing: Listing<Item>): ConnectingCommand {
  const { name, summary, lists, text } = listing;
  return {
    name,
    summary,
    connects: true,
    operands: [],
    options: CONNECTING,
    run: (invocation) =>
      withClient(invocation, async (client) => {
        const { terminal } = invocation;
        const lack = lackOf(name, client);
        if (lack !== undefined) terminal.tell(lack);
        const options = requestOptions(invocation);
        const found = await Promise.all(
          Object.entries(lists).map(async ([list, ask]) => ({
            list,
            items: lack === undefined ? await ask(client, options) : [],
          })),
        );
        const result = Object.fromEntries(found.map(({ list, items }) => [list, items]));
        printResult(invocation, result, () =>
          found.flatMap(({ items }) => items.map((item) => text(item, terminal.paint))),
        );
        return ExitCode.Done;
      }),
  };
}
