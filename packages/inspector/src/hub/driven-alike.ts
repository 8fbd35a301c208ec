import type { Clock } from "@mcp-actors/machine";
import type { Json } from "../records/index.ts";
import { checkedTime } from "./checked-time.ts";
import type { Drivable, DriveCommand } from "./drive.ts";
import type { DrivenActors } from "./driven-actors.ts";
import { advance, canAdvance } from "./driven-clock.ts";
import type { ExchangeFaults } from "./exchange-faults.ts";

/** What is driven of an end, whether it asks or serves. */
export interface DrivenAlikeParts {
  readonly exchanges: ExchangeFaults;
  readonly actors: DrivenActors;
  readonly clock: Clock | undefined;
}

/** Does what clients and servers alike can be told. */
export class DrivenAlike {
  readonly #parts: DrivenAlikeParts;

  constructor(parts: DrivenAlikeParts) {
    this.#parts = parts;
  }

  get commands(): Drivable["commands"] {
    const clock = canAdvance(this.#parts.clock) ? (["advance"] as const) : [];
    return ["delay", "lose", "inject", ...clock];
  }

  /** Undefined where it is not for every end to do. */
  drive(command: DriveCommand): Json | undefined {
    const { exchanges, actors, clock } = this.#parts;
    switch (command.do) {
      case "delay":
        exchanges.delay(checkedTime(command.ms));
        return true;
      case "lose":
        exchanges.lose(command.direction === "in" ? "in" : "out");
        return true;
      case "inject":
        return actors.inject(command);
      case "advance":
        return advance(clock, command.ms);
      default:
        return undefined;
    }
  }
}
