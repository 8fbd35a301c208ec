import type { DrivableServer } from "@mcp-actors/machine";
import { LOGGING_LEVELS, type LoggingLevel } from "@mcp-actors/protocol";
import type { Json } from "../records/index.ts";
import { timeOver } from "./checked-time.ts";
import type { Drivable, DriveCommand } from "./drive.ts";
import type { DrivenActors } from "./driven-actors.ts";
import { DrivenAlike } from "./driven-alike.ts";
import { DRIVEN } from "./driven-reason.ts";
import type { DrivenSessions } from "./driven-sessions.ts";
import type { ExchangeFaults } from "./exchange-faults.ts";

/** What drives a server beside the server itself. */
export interface DrivenServerPlace {
  readonly title: string | undefined;
  readonly role: string;
  readonly faults: ExchangeFaults;
  readonly actors: DrivenActors;
  readonly sessions: DrivenSessions;
}

/** A server that viewers may drive. */
export class DrivenServer implements Drivable {
  readonly title: string | undefined;
  readonly role: string;
  readonly #server: DrivableServer;
  readonly #alike: DrivenAlike;
  readonly #sessions: DrivenSessions;

  constructor(server: DrivableServer, place: DrivenServerPlace) {
    const { title, role, faults, actors, sessions } = place;
    this.#server = server;
    this.#alike = new DrivenAlike({ exchanges: faults, actors, clock: server.clock });
    this.#sessions = sessions;
    this.title = title;
    this.role = role;
  }

  get commands(): Drivable["commands"] {
    const logs = this.#server.setLogLevel === undefined ? [] : (["logLevel"] as const);
    const expire = this.#sessions.exist ? (["expire"] as const) : [];
    return ["drop", "stall", ...this.#alike.commands, ...logs, "drain", ...expire];
  }

  async drive(command: DriveCommand): Promise<Json> {
    switch (command.do) {
      case "drop":
        return this.#server.cut(DRIVEN) > 0;
      case "stall":
        return this.#server.hold(timeOver(command.ms)) > 0;
      case "logLevel":
        return this.#server.setLogLevel?.(checkedLevel(command.level)) ?? 0;
      case "drain":
        await this.#server.drain();
        return true;
      case "expire":
        return this.#sessions.expire();
      default:
        return this.#alike.drive(command) ?? refuse(command);
    }
  }
}

function refuse({ do: name }: DriveCommand): never {
  throw new TypeError(`A server does not take ${name}`);
}

function checkedLevel(level: unknown): LoggingLevel {
  const found = LOGGING_LEVELS.find((known) => known === level);
  if (found !== undefined) return found;
  throw new RangeError(`Level must be one of ${LOGGING_LEVELS.join(", ")}`);
}
