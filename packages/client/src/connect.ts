import { checkTimeouts } from "@mcp-actors/machine";
import type { DefinitionShape } from "@mcp-actors/protocol";
import { checkKeys } from "@mcp-actors/transport";
import { checkSignal, follow, leave } from "./abort-signals.ts";
import { type Declaring, loadAnswers } from "./answers/load-answers.ts";
import type { Client } from "./client.ts";
import { CONNECT_KEYS } from "./connect-keys.ts";
import { createClient } from "./create-client.ts";
import { openParts } from "./open-parts.ts";
import type { ConnectOptions } from "./options.ts";
import type { LinkTarget, Target } from "./target.ts";

/**
 * Connects to a server of this definition, in this process; the client knows its tools, prompts and resources by name.
 *
 * @example Call a tool of a definition
 * ```ts
 * await using client = await connect(weather);
 * const { celsius } = await client.tools.forecast({ city: "Oslo" });
 * ```
 */
export async function connect<Definition extends DefinitionShape & LinkTarget>(
  target: Definition,
  options?: ConnectOptions,
): Promise<Client<Definition>>;
/**
 * Connects to a server, whatever revision it speaks, and stays connected.
 *
 * Rejects when the server cannot be reached or speaks no revision that is
 * offered, and leaves nothing behind; later losses are mended by the
 * supervision policy. An option that it does not know, as one of a later version, is
 * a `TypeError`.
 *
 * With the type of a definition, as in `connect<typeof weather>(…)`, the client knows its
 * tools, prompts and resources by name.
 *
 * @example Call a tool of a server that is started for it
 * ```ts
 * await using client = await connect({ command: "node", args: ["server.mjs"] });
 * const { content } = await client.callTool("echo", { text: "hello" });
 * ```
 */
export async function connect<Definition extends DefinitionShape = DefinitionShape>(
  target: Target,
  options?: ConnectOptions,
): Promise<Client<Definition>>;
export async function connect<Definition extends DefinitionShape>(
  target: Target,
  options: ConnectOptions = {},
): Promise<Client<Definition>> {
  checkKeys("connect", options, CONNECT_KEYS);
  checkSignal(options.signal);
  options.signal?.throwIfAborted();
  checkTimeouts(options);
  const loading = loadAnswers(options);
  return open<Definition>(target, options, loading && (await loading));
}

async function open<Definition extends DefinitionShape>(
  target: Target,
  options: ConnectOptions,
  declaring: Declaring | undefined,
): Promise<Client<Definition>> {
  const { signal } = options;
  signal?.throwIfAborted();
  const parts = openParts(target, options, declaring);
  const client = createClient<Definition>(parts);
  const follower = { abort: () => void client.close("Connecting was aborted") };
  if (signal !== undefined) follow(signal, follower);
  try {
    await parts.connection.opened();
    // The signal may have come in between the opening and this moment.
    signal?.throwIfAborted();
    return client;
  } catch (error) {
    await client.close();
    throw signal?.aborted === true ? signal.reason : error;
  } finally {
    if (signal !== undefined) leave(signal, follower);
  }
}
