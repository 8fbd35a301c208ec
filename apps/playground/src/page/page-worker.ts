import type { HubInvitation } from "@mcp-actors/inspector/browser";
import type { InspectWorker } from "../inspection/inspect-worker.ts";
import type { PageServerName, ServePort } from "../servers/page-servers.ts";

/** A worker of this page that serves on any number of ports; it is started when the first one is opened. */
export class PageWorker {
  readonly #name: string;
  readonly #invite: (() => HubInvitation) | undefined;
  #worker: Worker | undefined;

  /** @param invite - Lets it tell an inspector what it serves; default it tells nobody. */
  constructor(name: string, invite?: () => HubInvitation) {
    this.#name = name;
    this.#invite = invite;
  }

  /** Opens a new port to one of its servers. */
  open(serve: PageServerName | "storyteller"): MessagePort {
    this.#worker ??= this.#start();
    const { port1, port2 } = new MessageChannel();
    const order: ServePort = { serve, port: port2 };
    this.#worker.postMessage(order, [port2]);
    return port1;
  }

  #start(): Worker {
    const worker = new Worker(new URL("../servers/worker.ts", import.meta.url), {
      type: "module",
      name: this.#name,
    });
    if (this.#invite === undefined) return worker;
    // Servers look for an inspector when they are made: it comes before the first port.
    const order: InspectWorker = {
      inspect: { ...this.#invite(), title: `playground ${this.#name}` },
    };
    worker.postMessage(order);
    return worker;
  }
}
