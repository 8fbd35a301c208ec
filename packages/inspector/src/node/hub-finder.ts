import { pathToFileURL } from "node:url";
import { HUB_PATH } from "../hub/frame.ts";
import type { DialHub } from "../hub/hub-dial.ts";
import { memoryDial } from "../hub/memory-dial.ts";
import { entryOf } from "./announce-hub.ts";
import { dialNodeHub } from "./dial-node-hub.ts";
import { type HubSeat, withToken } from "./hub-seat.ts";
import { isAlive } from "./is-alive.ts";
import { producerUrlOf, type RuntimeEntry, type RuntimeFile } from "./runtime-file.ts";
import { type RunningHub, type StartHubOptions, startHub } from "./start-hub.ts";

/** How often it is tried to be the hub or to find it, when others try at once. */
const MOST_TRIES = 5;

/** What a finder needs. */
export interface HubFinderOptions {
  readonly file: RuntimeFile;
  /** How the hub is started, if it is on us. */
  readonly hub: StartHubOptions;
  /** Hears where the page is, when that is first known, or new. */
  readonly onPlace: (place: HubPlace) => void;
}

/** Where a hub is. */
export interface HubPlace {
  /** The page, with its token. */
  readonly url: string;
  readonly producerUrl: string;
}

/** Finds the hub of this user's processes, or is it. */
export class HubFinder implements HubSeat {
  readonly #options: HubFinderOptions;
  #running: RunningHub | undefined;
  #last: RuntimeEntry | undefined;

  constructor(options: HubFinderOptions) {
    this.#options = options;
  }

  readonly find = async (): Promise<DialHub> => {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const dial = this.#own() ?? (await this.#join()) ?? (await this.#start());
      if (dial !== undefined) return dial;
    }
    throw new Error("Others start and end hubs at once");
  };

  /** A child that is started before there is a hub finds it where we do. */
  readonly addressFor = (token: string): string => {
    const last = this.#last;
    if (last === undefined) return withToken(pathToFileURL(this.#options.file.path).href, token);
    return `ws://127.0.0.1:${last.port}${HUB_PATH}#${token}`;
  };

  readonly close = async (): Promise<void> => {
    const running = this.#running;
    this.#running = undefined;
    process.off("exit", this.#exited);
    if (running === undefined) return;
    this.#takeBack(running);
    await running.close();
  };

  readonly #exited = (): void => {
    if (this.#running !== undefined) this.#takeBack(this.#running);
  };

  #takeBack({ hub }: RunningHub): void {
    const { file } = this.#options;
    if (file.read()?.hub === hub.id) file.evict(hub.id);
  }

  #own(): DialHub | undefined {
    return this.#running && memoryDial(this.#running.hub);
  }

  async #join(): Promise<DialHub | undefined> {
    const { file, onPlace } = this.#options;
    const entry = file.read();
    if (entry === undefined) {
      // What cannot be read is nobody's.
      file.evict(undefined);
      return undefined;
    }
    if (!(await isAlive(entry))) {
      this.#last = entry;
      file.evict(entry.hub);
      return undefined;
    }
    if (entry.hub !== this.#last?.hub) onPlace(placeOf(entry));
    this.#last = entry;
    return dialNodeHub(producerUrlOf(entry));
  }

  async #start(): Promise<DialHub | undefined> {
    const { file, onPlace } = this.#options;
    const running = await this.#listen();
    const entry = entryOf(running);
    if (!file.claim(entry)) {
      await running.close();
      return undefined;
    }
    this.#running = running;
    process.once("exit", this.#exited);
    if (this.#last === undefined) onPlace(running);
    this.#last = entry;
    return memoryDial(running.hub);
  }

  /** Whoever takes over from a hub that died does so in its place, so that viewers find it again. */
  async #listen(): Promise<RunningHub> {
    const { hub } = this.#options;
    const last = this.#last;
    if (last === undefined) return startHub({ hold: false, ...hub });
    const { port, tokens } = last;
    try {
      return await startHub({ hold: false, ...hub, port, tokens });
    } catch {
      return startHub({ hold: false, ...hub, tokens });
    }
  }
}

function placeOf(entry: RuntimeEntry): HubPlace {
  const { port, control, tokens } = entry;
  const token = control ? tokens.drive : tokens.read;
  return { url: `http://127.0.0.1:${port}/#token=${token}`, producerUrl: producerUrlOf(entry) };
}
