import type { Connection } from "@mcp-actors/machine";
import type { Opened } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { Observable } from "rxjs";
import { later } from "../later.ts";
import type { LiveChangesOptions } from "./live-changes.ts";
import type { LiveViews, ViewReaders } from "./live-views.ts";
import type { Live, openLive } from "./open-live.ts";

/** Loads what brings the views to life. */
export type LoadViews = () => Promise<{ readonly openLive: typeof openLive }>;

/** The live views of a client, whose code is loaded when the first of them is subscribed to. */
export class LaterViews {
  readonly #options: LiveChangesOptions;
  readonly #load: LoadViews;
  #opening: Promise<Live> | undefined;
  #live: Live | undefined;

  constructor(options: LiveChangesOptions, load: LoadViews = () => import("./open-live.ts")) {
    this.#options = options;
    this.#load = load;
  }

  /** Has what is followed told in a session opened anew, before any call leaves. */
  async restore(session: Opened, link: Link): Promise<void> {
    await this.#live?.changes.restore(session, link);
  }

  /** The views over a connection. */
  over(connection: Connection, readers: ViewReaders): LiveViews {
    const view$ = <Value>(choose: (views: LiveViews) => Observable<Value>) =>
      later(() => {
        if (this.#live !== undefined) return choose(this.#live.views);
        this.#opening ??= this.#open(connection, readers);
        return this.#opening.then(({ views }) => choose(views));
      });
    return {
      tools$: view$(({ tools$ }) => tools$),
      prompts$: view$(({ prompts$ }) => prompts$),
      resources$: view$(({ resources$ }) => resources$),
      resourceTemplates$: view$(({ resourceTemplates$ }) => resourceTemplates$),
      resource$: (uri) => view$(({ resource$ }) => resource$(uri)),
    };
  }

  async #open(connection: Connection, readers: ViewReaders): Promise<Live> {
    try {
      const { openLive } = await this.#load();
      this.#live = openLive(this.#options, connection, readers);
      return this.#live;
    } catch (error) {
      // What could not be loaded now may be there for whoever looks later.
      this.#opening = undefined;
      throw error;
    }
  }
}
