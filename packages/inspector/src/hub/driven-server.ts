import type { DrivableServer } from "@mcp-actors/machine";
import { LOGGING_LEVELS, type LoggingLevel } from "@mcp-actors/protocol";
import type { Json } from "../records/index.ts";
import { checkedTime, timeOver } from "./checked-time.ts";
import type { Drivable, DriveCommand } from "./drive.ts";
import { DRIVEN } from "./driven-reason.ts";
import type { ExchangeFaults } from "./exchange-faults.ts";

/** What drives a server beside the server itself. */
export interface DrivenServerPlace {
  readonly title: string | undefined;
  readonly role: string;
  readonly faults: ExchangeFaults;
}

/** A server that viewers may drive. */
export class DrivenServer implements Drivable {
  readonly commands: Drivable["commands"];
  readonly title: string | undefined;
  readonly role: string;
  readonly #server: DrivableServer;
  readonly #faults: ExchangeFaults;

  constructor(server: DrivableServer, { title, role, faults }: DrivenServerPlace) {
    this.#server = server;
    this.#faults = faults;
    this.title = title;
    this.role = role;
    const logs = server.setLogLevel === undefined ? [] : (["logLevel"] as const);
    this.commands = ["drop", "delay", "stall", "lose", ...logs, "drain"];
  }

  async drive(command: DriveCommand): Promise<Json> {
    switch (command.do) {
      case "drop":
        return this.#server.cut(DRIVEN) > 0;
      case "delay":
        this.#faults.delay(checkedTime(command.ms));
        return true;
      case "stall":
        return this.#server.hold(timeOver(command.ms)) > 0;
      case "lose":
        this.#faults.lose(command.direction === "in" ? "in" : "out");
        return true;
      case "logLevel":
        return this.#server.setLogLevel?.(checkedLevel(command.level)) ?? 0;
      case "drain":
        await this.#server.drain();
        return true;
      default:
        throw new TypeError(`A server does not take ${command.do}`);
    }
  }
}

function checkedLevel(level: unknown): LoggingLevel {
  const found = LOGGING_LEVELS.find((known) => known === level);
  if (found !== undefined) return found;
  throw new RangeError(`Level must be one of ${LOGGING_LEVELS.join(", ")}`);
}
