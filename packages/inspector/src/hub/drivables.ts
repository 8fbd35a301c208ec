import type { Json } from "../records/index.ts";
import type { Drivable, DriveCommand, DriveTarget } from "./drive.ts";

/** The ends of one process that let themselves be driven. */
export class Drivables {
  readonly #ends = new Map<string, { readonly name: string; readonly end: Drivable }>();
  readonly #watchers = new Set<(targets: readonly DriveTarget[]) => void>();

  /** Lets an end be driven until what is given back is called. */
  add(id: string, name: string, end: Drivable): () => void {
    this.#ends.set(id, { name, end });
    this.#tell();
    return () => {
      if (this.#ends.delete(id)) this.#tell();
    };
  }

  targets(): readonly DriveTarget[] {
    return [...this.#ends].map(
      ([
        id,
        {
          name,
          end: { title, role, commands, question },
        },
      ]) => ({
        id,
        name,
        ...(title !== undefined && { title }),
        ...(role !== undefined && { role }),
        commands,
        ...(question !== undefined && { question }),
      }),
    );
  }

  /** What one of them takes is not what it was. */
  changed(): void {
    this.#tell();
  }

  /** Hears the whole list, now and whenever it changes; gives what ends it. */
  watch(hear: (targets: readonly DriveTarget[]) => void): () => void {
    this.#watchers.add(hear);
    hear(this.targets());
    return () => void this.#watchers.delete(hear);
  }

  /** Rejects where there is no such end, or it does not take the command. */
  async drive(id: string, command: DriveCommand): Promise<Json> {
    const found = this.#ends.get(id);
    if (found === undefined) throw new TypeError(`Nothing can be driven that is named ${id}`);
    if (!found.end.commands.includes(command.do)) {
      throw new TypeError(`${found.name} does not take ${command.do}`);
    }
    return found.end.drive(command);
  }

  #tell(): void {
    for (const hear of this.#watchers) hear(this.targets());
  }
}
