import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord, messageOf } from "@mcp-actors/protocol";
import { unfailing } from "@mcp-actors/transport";
import type { ServerDefinition } from "../definition/definition.ts";
import type { Offering } from "../definition/offering.ts";
import type { Server } from "../server.ts";
import { FileWatch } from "./file-watch.ts";
import { FreshImport } from "./fresh-import.ts";

/** Whether edits are served, and who hears of them. */
export interface ServedFileOptions {
  readonly watch: boolean;
  /** Hears of what was loaded, and of what could not be. */
  readonly onNews: (line: string) => unknown;
  /** How it is told why it could not be loaded. */
  readonly faultText: (error: unknown) => string;
}

/** A file whose default export is served, and once more whenever it was edited. */
export class ServedFile {
  readonly #path: string;
  readonly #onNews: (line: string) => void;
  readonly #faultText: (error: unknown) => string;
  readonly #module: FreshImport;
  readonly #watch: FileWatch | undefined;
  #server: Server | undefined;
  #isLoading = false;
  /** Whether an edit is still to be served. */
  #isStale = false;

  constructor(path: string, { watch, onNews, faultText }: ServedFileOptions) {
    this.#path = path;
    this.#onNews = unfailing(onNews);
    this.#faultText = faultText;
    this.#watch = watch ? new FileWatch(() => this.#changed()) : undefined;
    const url = pathToFileURL(resolve(path)).href;
    this.#module = new FreshImport(url, (file) => this.#watch?.add(file));
  }

  /** What the file offers now. */
  async load(): Promise<Offering> {
    return toOffering(await this.#module.load(), this.#path);
  }

  /** Has a server offer each edit from now on, and one that was made since the first was loaded. */
  follow(server: Server): void {
    this.#server = server;
    if (this.#isStale) this.#changed();
  }

  close(): void {
    this.#server = undefined;
    this.#watch?.close();
    this.#module.close();
  }

  #changed(): void {
    this.#isStale = true;
    if (this.#server !== undefined && !this.#isLoading) void this.#reload(this.#server);
  }

  /** Whoever puts faults into words may fail at this one. */
  #reasonOf(error: unknown): string {
    try {
      return this.#faultText(error);
    } catch {
      return messageOf(error);
    }
  }

  async #reload(server: Server): Promise<void> {
    this.#isLoading = true;
    while (this.#isStale) {
      this.#isStale = false;
      try {
        server.update(await this.load());
        this.#onNews(`Serving ${this.#path} as it was edited`);
      } catch (error) {
        const reason = this.#reasonOf(error);
        this.#onNews(`Cannot load ${this.#path}, and what was served stays: ${reason}`);
      }
    }
    this.#isLoading = false;
  }
}

function toOffering(exported: unknown, path: string): Offering {
  if (isDefinition(exported)) return exported;
  // What it gives is looked at for each client.
  if (typeof exported === "function") return exported as Exclude<Offering, ServerDefinition>;
  throw new TypeError(
    `Default export of ${path} must be a definition or a function that gives one`,
  );
}

function isDefinition(exported: unknown): exported is ServerDefinition {
  return isRecord(exported) && typeof exported["link"] === "function";
}
