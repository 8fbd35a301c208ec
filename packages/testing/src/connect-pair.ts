import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import { VirtualClock } from "@mcp-actors/machine/testing";
import type { DefinitionShape } from "@mcp-actors/protocol";
import {
  createServer,
  type Server,
  type ServerDefinition,
  type ServerOptions,
} from "@mcp-actors/server";
import { anAmount, anObject, checkKeys, type KeysOf, memoryPair } from "@mcp-actors/transport";
import { defer, of } from "@mcp-actors/transport/rxjs/operators";
import { type FaultyChannel, faultChannel } from "@mcp-actors/transport/testing";

/** What either end may want of its own. */
export interface PairOptions {
  /** What the client may want of its own; its clock is that of the pair. */
  readonly client?: Omit<ConnectOptions, "clock">;
  /** `expose` is true unless told otherwise: a test sees what a tool threw. */
  readonly server?: Omit<ServerOptions, "clock">;
  /** Seed of the faults that are left to chance; default 1. */
  readonly seed?: number;
}

/** A client and a server in one process, on a wire that misbehaves and a clock that moves when told to. */
export interface ConnectedPair<Definition extends DefinitionShape = DefinitionShape>
  extends AsyncDisposable {
  readonly client: Client<Definition>;
  readonly server: Server;
  /** The client's end of the wire as it is now; there is a new one after every reconnect. */
  readonly wire: FaultyChannel;
  readonly clock: VirtualClock;
}

/**
 * Connects a client to a definition in one line.
 *
 * Time stands still until `clock.advance(ms)`; the wire is perfect until told otherwise.
 * A quiet server is not probed unless `client.liveness` asks for it: it could not answer within a jump of time.
 *
 * @example A call that runs out of time
 * ```ts
 * await using pair = await connectPair(weather);
 * const call = pair.client.callTool("forecast", { city: "Oslo" }, { timeout: 1000 });
 * pair.wire.stall();
 * pair.clock.advance(1000);
 * await expect(call).rejects.toMatchObject({ outcome: "timedOut" });
 * ```
 */
export async function connectPair<Definition extends ServerDefinition>(
  definition: Definition,
  options: PairOptions = {},
): Promise<ConnectedPair<Definition>> {
  checkKeys("connectPair", options, PAIR_KEYS);
  const clock = new VirtualClock();
  const server = createServer(definition, {
    expose: true,
    onEvent: quiet,
    ...options.server,
    clock,
  });
  let wire: FaultyChannel | undefined;
  const transport = defer(() => {
    const [near, far] = memoryPair();
    server.serve(far);
    wire = faultChannel(near, { seed: options.seed, clock });
    return of(wire);
  });
  const own = { liveness: false, ...options.client, clock } as const;
  const client = await connect<Definition>({ transport }, own);
  return {
    client,
    server,
    clock,
    get wire() {
      if (wire === undefined) throw new Error("unreachable: a client is connected over a wire");
      return wire;
    },
    async [Symbol.asyncDispose]() {
      const closing = client.close();
      // Whatever the close waits for comes at once.
      clock.advance(60_000);
      await closing;
      server.close();
    },
  };
}

const PAIR_KEYS: KeysOf<PairOptions> = { client: anObject, server: anObject, seed: anAmount };

/** What a tool threw is in its result already. */
function quiet(): void {}
