import type { DrivableEnd } from "@mcp-actors/machine";
import type { RequestId } from "@mcp-actors/protocol";
import type { Json } from "../records/index.ts";
import type { Redactor } from "../redact/redactor.ts";
import { timeOver } from "./checked-time.ts";
import type { Drivable, DriveCommand } from "./drive.ts";
import type { DrivenActors } from "./driven-actors.ts";
import { DrivenAlike } from "./driven-alike.ts";
import type { DrivenProcess } from "./driven-process.ts";
import { DRIVEN } from "./driven-reason.ts";
import type { LinkFaults } from "./link-faults.ts";

/** What drives an end beside the end itself. */
export interface DrivenPlace {
  readonly title: string | undefined;
  readonly role: string;
  readonly faults: LinkFaults;
  readonly redactor: Pick<Redactor, "redact">;
  /** The session id of the actor whose request went out last under a JSON-RPC id. */
  readonly actorOf: (id: RequestId) => string | undefined;
  readonly actors: DrivenActors;
  readonly child: DrivenProcess;
}

/** A client that viewers may drive. */
export class DrivenEnd implements Drivable {
  readonly title: string | undefined;
  readonly role: string;
  readonly #end: DrivableEnd;
  readonly #place: DrivenPlace;
  readonly #alike: DrivenAlike;

  constructor(end: DrivableEnd, place: DrivenPlace) {
    this.#end = end;
    this.#place = place;
    const { faults, actors } = place;
    this.#alike = new DrivenAlike({ exchanges: faults.exchanges, actors, clock: end.clock });
    this.title = place.title;
    this.role = place.role;
  }

  get commands(): Drivable["commands"] {
    const kill = this.#place.child.exists ? (["kill"] as const) : [];
    return ["call", "cancel", "drop", "stall", ...this.#alike.commands, ...kill];
  }

  async drive(command: DriveCommand): Promise<Json> {
    const { faults, child } = this.#place;
    switch (command.do) {
      case "call":
        return this.#call(command);
      case "cancel":
        return this.#cancel(command.request);
      case "drop":
        return faults.drop(DRIVEN);
      case "stall":
        return faults.hold(timeOver(command.ms));
      case "kill":
        return child.kill();
      default:
        return this.#alike.drive(command) ?? refuse(command);
    }
  }

  #cancel(request: RequestId): boolean {
    if (this.#end.cancel(String(request), DRIVEN)) return true;
    const actor = this.#place.actorOf(request);
    return actor !== undefined && this.#end.cancel(actor, DRIVEN);
  }

  /** What a viewer is shown is redacted, also where it asked for it. */
  async #call({ method, params }: Extract<DriveCommand, { do: "call" }>): Promise<Json> {
    if (typeof method !== "string") throw new TypeError("A call needs a method");
    const request = params === undefined ? { method } : { method, params };
    const result = await this.#end.call(request);
    return this.#place.redactor.redact(result, { kind: "drive", part: "result" });
  }
}

function refuse({ do: name }: DriveCommand): never {
  throw new TypeError(`A client does not take ${name}`);
}
