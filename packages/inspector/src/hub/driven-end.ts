import type { DrivableEnd } from "@mcp-actors/machine";
import type { RequestId } from "@mcp-actors/protocol";
import type { Json } from "../records/index.ts";
import type { Redactor } from "../redact/redactor.ts";
import { checkedTime, timeOver } from "./checked-time.ts";
import type { Drivable, DriveCommand } from "./drive.ts";
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
}

/** A client that viewers may drive. */
export class DrivenEnd implements Drivable {
  readonly commands = ["call", "cancel", "drop", "delay", "stall", "lose"] as const;
  readonly title: string | undefined;
  readonly role: string;
  readonly #end: DrivableEnd;
  readonly #place: DrivenPlace;

  constructor(end: DrivableEnd, place: DrivenPlace) {
    this.#end = end;
    this.#place = place;
    this.title = place.title;
    this.role = place.role;
  }

  async drive(command: DriveCommand): Promise<Json> {
    const { faults } = this.#place;
    switch (command.do) {
      case "call":
        return this.#call(command);
      case "cancel":
        return this.#cancel(command.request);
      case "drop":
        return faults.drop(DRIVEN);
      case "delay":
        faults.exchanges.delay(checkedTime(command.ms));
        return true;
      case "stall":
        return faults.hold(timeOver(command.ms));
      case "lose":
        faults.exchanges.lose(command.direction === "in" ? "in" : "out");
        return true;
      default:
        throw new TypeError(`A client does not take ${command.do}`);
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
