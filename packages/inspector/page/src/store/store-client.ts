import type { DriveCommand } from "../../../src/hub/drive.ts";
import type { RecordingDifference } from "./compare-recordings.ts";
import type { Sight } from "./sight.ts";
import type { ExportName, FromStore, OpenSource, ToStore } from "./store-message.ts";
import type { Wish } from "./wish.ts";

interface Asked {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The page's end of its store, which is in a worker. */
export class StoreClient {
  readonly #worker = new Worker(new URL("./store-worker.ts", import.meta.url), { type: "module" });
  readonly #asked = new Map<number, Asked>();
  #ids = 0;
  #frame = 0;

  constructor(onSight: (change: Partial<Sight>) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromStore>) => {
      if (data.is === "sight") onSight(data.sight);
      else this.#settle(data);
    };
  }

  open(source: OpenSource): void {
    this.#say({ do: "open", source });
  }

  /** Wants to see something; of several wishes in one frame the last is told. */
  wish(wish: Wish): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#say({ do: "wish", wish }));
  }

  visible(isVisible: boolean): void {
    this.#say({ do: "visible", isVisible });
  }

  drive(target: string, command: DriveCommand): Promise<unknown> {
    return this.#ask((id) => ({ do: "drive", id, target, command }));
  }

  /** The whole of a value of which a record has only a mark; undefined where it is not kept. */
  whole(name: string, peer: string): Promise<unknown> {
    return this.#ask((id) => ({ do: "body", id, name, peer }));
  }

  async exported(what: ExportName): Promise<Blob> {
    const blob = await this.#ask((id) => ({ do: "export", id, what }));
    return blob instanceof Blob ? blob : new Blob([]);
  }

  async compared(file: Blob): Promise<readonly RecordingDifference[]> {
    const differences = await this.#ask((id) => ({ do: "compare", id, file }));
    return Array.isArray(differences) ? differences : [];
  }

  #ask(toMessage: (id: number) => ToStore): Promise<unknown> {
    this.#ids += 1;
    const id = this.#ids;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#say(toMessage(id));
    });
  }

  #settle(message: Exclude<FromStore, { is: "sight" }>): void {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (asked === undefined) return;
    const problem = "problem" in message ? message.problem : "error" in message && message.error;
    if (problem) asked.reject(new Error(problem));
    else if (message.is === "exported") asked.resolve(message.blob);
    else if (message.is === "compared") asked.resolve(message.differences);
    else if (message.is === "driven") asked.resolve(message.result);
    else if (message.is === "body") asked.resolve(message.value);
  }

  #say(message: ToStore): void {
    this.#worker.postMessage(message);
  }
}
