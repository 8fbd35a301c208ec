import { StatelyReader } from "../stately/stately-reader.ts";
import type { HubContext } from "./hub-context.ts";
import type { HubReceiver } from "./hub-socket.ts";

/** An app that speaks the format of Stately's inspector. */
export class StatelyProducer implements HubReceiver {
  readonly #hub: HubContext;
  readonly #reader = new StatelyReader();

  constructor(hub: HubContext) {
    this.#hub = hub;
  }

  receive(text: string): void {
    this.#hub.take(this.#reader.process, this.#reader.read(text));
  }

  closed(): void {
    this.#hub.gone(this.#reader.process);
  }
}
