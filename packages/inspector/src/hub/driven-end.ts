import type { DrivableEnd } from "@mcp-actors/machine";
import type { RequestId } from "@mcp-actors/protocol";
import type { Json } from "../records/index.ts";
import type { Redactor } from "../redact/redactor.ts";
import type { Drivable, DriveCommand } from "./drive.ts";
import type { LinkFaults } from "./link-faults.ts";

/** The longest delay and stall, in ms. */
const LONGEST = 600_000;
const REASON = "Somebody at the inspector wanted it so";

/** What drives an end beside the end itself. */
export interface DrivenPlace {
  readonly faults: LinkFaults;
  readonly redactor: Redactor;
  /** The session id of the actor whose request went out last under a JSON-RPC id. */
  readonly actorOf: (id: RequestId) => string | undefined;
}

/** A client that viewers may drive. */
export class DrivenEnd implements Drivable {
  readonly commands = ["call", "cancel", "drop", "delay", "stall", "lose"] as const;
  readonly #end: DrivableEnd;
  readonly #place: DrivenPlace;

  constructor(end: DrivableEnd, place: DrivenPlace) {
    this.#end = end;
    this.#place = place;
  }

  async drive(command: DriveCommand): Promise<Json> {
    const { faults } = this.#place;
    switch (command.do) {
      case "call":
        return this.#call(command);
      case "cancel":
        return this.#cancel(command.request);
      case "drop":
        return faults.drop(REASON);
      case "delay":
        faults.delay(checked(command.ms));
        return true;
      case "stall":
        return faults.stall(checked(command.ms));
      case "lose":
        faults.lose(command.direction === "in" ? "in" : "out");
        return true;
      case "answer":
        throw new TypeError("A client is no question");
    }
  }

  #cancel(request: RequestId): boolean {
    if (this.#end.cancel(String(request), REASON)) return true;
    const actor = this.#place.actorOf(request);
    return actor !== undefined && this.#end.cancel(actor, REASON);
  }

  /** What a viewer is shown is redacted, also where it asked for it. */
  async #call({ method, params }: Extract<DriveCommand, { do: "call" }>): Promise<Json> {
    if (typeof method !== "string") throw new TypeError("A call needs a method");
    const request = params === undefined ? { method } : { method, params };
    const result = await this.#end.call(request);
    return this.#place.redactor.redact(result, { kind: "drive", part: "result" });
  }
}

function checked(ms: number): number {
  if (typeof ms === "number" && ms >= 0 && ms <= LONGEST) return ms;
  throw new RangeError(`Time must be from 0 to ${LONGEST} ms`);
}
