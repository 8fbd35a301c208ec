import type { PeerInspection } from "../create-inspector.ts";
import type { InjectCommand } from "./drive.ts";
import { injectEvent } from "./inject-event.ts";

/** The living actors of an end, as viewers may have them take events. */
export class DrivenActors {
  readonly #inspection: Pick<PeerInspection, "actor">;

  constructor(inspection: Pick<PeerInspection, "actor">) {
    this.#inspection = inspection;
  }

  /** Gives the state that the actor is in then; throws where there is no such actor, or its state takes no such event. */
  inject(command: InjectCommand): string {
    const actor = this.#inspection.actor(String(command.actor));
    if (actor === undefined) throw new RangeError(`No actor ${String(command.actor)} lives here`);
    return injectEvent(actor, command);
  }
}
