import type { InspectionRecord } from "../records/index.ts";

/** Ends that are over and still known: the last. */
const MOST_OVER = 1000;
/** Charts that are still known: those that were told last. */
const MOST_CHARTS = 1000;

/** Who and what records are about, which outlives the ring: by what they say. */
export class Lasting {
  readonly #records = new Map<string, InspectionRecord>();
  readonly #charts = new Set<string>();
  /** Those that are over, the first first. */
  readonly #over = new Set<string>();

  /** Takes a record that says who or what others are about, or that this is over. */
  keep(record: InspectionRecord): void {
    if (record.kind === "def") this.#tell(`def ${record.hash}`, record);
    else if (record.kind === "peer") this.#begin(`peer ${record.peer}`, record);
    else if (record.kind === "end" && record.of === "peer") this.#end(`peer ${record.peer}`);
  }

  values(): Iterable<InspectionRecord> {
    return this.#records.values();
  }

  #tell(name: string, record: InspectionRecord): void {
    this.#charts.delete(name);
    this.#charts.add(name);
    this.#records.set(name, record);
    const [oldest] = this.#charts;
    if (this.#charts.size <= MOST_CHARTS || oldest === undefined) return;
    this.#charts.delete(oldest);
    this.#records.delete(oldest);
  }

  #begin(name: string, record: InspectionRecord): void {
    this.#over.delete(name);
    this.#records.set(name, record);
  }

  #end(name: string): void {
    this.#over.add(name);
    const [oldest] = this.#over;
    if (this.#over.size <= MOST_OVER || oldest === undefined) return;
    this.#over.delete(oldest);
    this.#records.delete(oldest);
  }
}
