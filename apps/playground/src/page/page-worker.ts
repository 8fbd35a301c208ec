import type { PageServerName, ServePort } from "../servers/page-servers.ts";

/** A worker of this page that serves on any number of ports; it is started when the first one is opened. */
export class PageWorker {
  readonly #name: string;
  #worker: Worker | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** Opens a new port to one of its servers. */
  open(serve: PageServerName | "storyteller"): MessagePort {
    this.#worker ??= new Worker(new URL("../servers/worker.ts", import.meta.url), {
      type: "module",
      name: this.#name,
    });
    const { port1, port2 } = new MessageChannel();
    const order: ServePort = { serve, port: port2 };
    this.#worker.postMessage(order, [port2]);
    return port1;
  }
}
