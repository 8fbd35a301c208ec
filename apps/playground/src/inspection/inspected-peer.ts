import type { PeerInspection, ProcessInspector } from "@mcp-actors/inspector";
import type { InspectedEnd, Inspector } from "@mcp-actors/machine";

/** The inspector of one connection, which remembers as which peer it is told of. */
export class InspectedPeer implements Inspector {
  readonly #inspector: ProcessInspector;
  readonly #target: string;
  #peer: string | undefined;

  /** @param target - Where the connection leads, for people. */
  constructor(inspector: ProcessInspector, target: string) {
    this.#inspector = inspector;
    this.#target = target;
  }

  /** Id of the latest client of the connection, as the inspector has it. */
  get peer(): string | undefined {
    return this.#peer;
  }

  attach(end: InspectedEnd): PeerInspection {
    const inspection = this.#inspector.attach({ ...end, target: this.#target });
    this.#peer = inspection.peer;
    return inspection;
  }
}
