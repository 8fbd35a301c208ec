import type { Entry } from "./entry.ts";
import { Lives } from "./lives.ts";
import { askedBy } from "./message-draft.ts";

type Id = Entry["id"];
type Passed = Pick<Entry, "what" | "dir" | "id" | "wire">;

/** Which requests are made and answered within a time: by wire and who asked, for their ids are names only there. */
export class RequestLives {
  readonly #asked = { in: new Map<number, Lives<Id>>(), out: new Map<number, Lives<Id>>() };

  see(message: Passed): void {
    const { what, id } = message;
    if (what === "request") this.#livesOf(message).begins(id);
    else if (what !== "notification") this.#livesOf(message).ends(id);
  }

  /** Whether a message is of a request that is over. */
  areOver(message: Passed): boolean {
    return message.what !== "notification" && this.#livesOf(message).areOver(message.id);
  }

  #livesOf(message: Passed): Lives<Id> {
    const wires = this.#asked[askedBy(message)];
    const known = wires.get(message.wire);
    if (known !== undefined) return known;
    const lives = new Lives<Id>();
    wires.set(message.wire, lives);
    return lives;
  }
}
