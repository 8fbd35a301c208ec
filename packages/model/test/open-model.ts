import { VirtualClock } from "@mcp-actors/machine/testing";
import { memoryPair } from "@mcp-actors/transport";
import { type FaultyChannel, faultChannel } from "@mcp-actors/transport/testing";
import { defer, of } from "rxjs";
import {
  type ConnectModelOptions,
  connectModel,
  type Model,
  type ModelOffer,
  type ServedModel,
  type ServeModelOptions,
  serveModel,
} from "../src/index.ts";

/** A model and its client in one process, on a wire that misbehaves and a clock that moves when told to. */
export interface OpenedModel extends AsyncDisposable {
  readonly model: Model;
  /** The server of the newest wire. */
  readonly served: ServedModel;
  /** The client's end of the wire as it is now. */
  readonly wire: FaultyChannel;
  readonly clock: VirtualClock;
}

export interface OpenOptions {
  readonly client?: Omit<ConnectModelOptions, "clock">;
  readonly server?: Omit<ServeModelOptions, "clock">;
}

/** Connects to a model in one line. */
export async function openModel(
  offer: ModelOffer,
  options: OpenOptions = {},
): Promise<OpenedModel> {
  const clock = new VirtualClock();
  let served: ServedModel | undefined;
  let wire: FaultyChannel | undefined;
  const transport = defer(() => {
    const [near, far] = memoryPair();
    served = serveModel(offer, { channel: far }, { ...options.server, clock });
    wire = faultChannel(near, { clock });
    return of(wire);
  });
  const model = await connectModel({ transport }, { liveness: false, ...options.client, clock });
  return {
    model,
    clock,
    get served() {
      return present(served);
    },
    get wire() {
      return present(wire);
    },
    [Symbol.asyncDispose]: () => model.close(),
  };
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("Nothing was dialled");
  return value;
}

/** A model that says its prompt back, word by word. */
export const parrot: ModelOffer = {
  async *generate({ prompt }) {
    for (const word of prompt.split(/(?<= )/)) yield word;
  },
};
