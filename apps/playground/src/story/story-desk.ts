import { type Signal, signal } from "@preact/signals";
import { ModelPlace } from "./model-place.ts";
import { StorySession } from "./story-session.ts";

/** Where stories are asked for: the model in the page, or one behind a URL, of which one is in use. */
export class StoryDesk {
  readonly #pagePlace: ModelPlace;
  readonly #place: Signal<ModelPlace>;
  readonly #session: Signal<StorySession>;

  constructor(pagePlace: ModelPlace) {
    this.#pagePlace = pagePlace;
    this.#place = signal(pagePlace);
    this.#session = signal(new StorySession(pagePlace.model));
  }

  get place(): ModelPlace {
    return this.#place.value;
  }

  /** The stories of the model in use. */
  get session(): StorySession {
    return this.#session.value;
  }

  get isTelling(): boolean {
    return this.#session.value.isTelling;
  }

  stop(): void {
    this.#session.peek().stop();
  }

  /** Uses the model in the page from now on, or the one at a URL. */
  use(url: string | undefined): void {
    const { address } = this.place;
    if (url === undefined ? address.kind === "page" : address.kind === "url" && address.url === url)
      return;
    this.stop();
    if (address.kind === "url") void this.place.close();
    const place = url === undefined ? this.#pagePlace : new ModelPlace({ kind: "url", url });
    this.#place.value = place;
    this.#session.value = new StorySession(place.model);
  }
}
