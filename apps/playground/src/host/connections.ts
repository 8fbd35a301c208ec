import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { HostedConnection, type HostScope } from "./hosted-connection.ts";
import { idOf, type ServerChoice } from "./server-choice.ts";

/** All connections of the page, and the one that is looked at. */
export class Connections {
  readonly #scope: HostScope;
  readonly #all = signal<readonly HostedConnection[]>([]);
  readonly #chosen = signal<string | undefined>(undefined);

  constructor(scope: HostScope) {
    this.#scope = scope;
  }

  get all(): ReadonlySignal<readonly HostedConnection[]> {
    return this.#all;
  }

  /** The connection that is looked at. */
  readonly current = computed(() => this.#all.value.find(({ id }) => id === this.#chosen.value));

  /** The connection to a choice, which is opened the first time; the same choice gives the same one. */
  open(choice: ServerChoice): HostedConnection {
    const known = this.#all.peek().find(({ id }) => id === idOf(choice));
    if (known !== undefined) return known;
    const made = new HostedConnection(choice, this.#scope);
    this.#all.value = [...this.#all.peek(), made];
    this.#chosen.value ??= made.id;
    void made.open();
    return made;
  }

  choose({ id }: HostedConnection): void {
    this.#chosen.value = id;
  }

  /** Closes a connection, and forgets it with all that was done with it. */
  async forget(connection: HostedConnection): Promise<void> {
    this.#all.value = this.#all.peek().filter((other) => other !== connection);
    if (this.#chosen.peek() === connection.id) this.#chosen.value = this.#all.peek()[0]?.id;
    await connection.close();
  }

  /** Closes all connections. */
  async closeAll(): Promise<void> {
    await Promise.all(this.#all.peek().map((connection) => connection.close()));
  }
}
