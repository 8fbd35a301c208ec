import type { CallPath } from "./call-path.ts";

/** Where a call was found: shown in this tab, shown in the one that made it, or nowhere. */
export type Sought = "here" | "elsewhere" | "gone";

/** How long another tab may take to say that it has a call, in ms. */
const PATIENCE = 800;

/** A call that a tab asks the others for, or what the one that made it says. */
type Said = { readonly seek: CallPath } | { readonly sought: CallPath; readonly isThere: boolean };

/** Shows calls in the tab that made them, whichever tab is asked. */
export class CallSearch implements Disposable {
  readonly #tab: string;
  readonly #show: (call: CallPath) => boolean;
  readonly #tabs = new BroadcastChannel("mcp-actors.playground.calls");
  readonly #waiting = new Map<string, (isThere: boolean) => void>();

  /** @param show - Shows a call of this tab; false where it is not kept. */
  constructor(tab: string, show: (call: CallPath) => boolean) {
    this.#tab = tab;
    this.#show = show;
    this.#tabs.addEventListener("message", ({ data }: MessageEvent<Said>) => this.#hear(data));
  }

  /** Settles with where a call is shown. */
  async seek(call: CallPath): Promise<Sought> {
    if (call.tab === this.#tab) return this.#show(call) ? "here" : "gone";
    const answer = new Promise<boolean>((resolve) => {
      this.#waiting.set(nameOf(call), resolve);
      setTimeout(() => resolve(false), PATIENCE);
    });
    this.#tabs.postMessage({ seek: call } satisfies Said);
    return (await answer) ? "elsewhere" : "gone";
  }

  [Symbol.dispose](): void {
    this.#tabs.close();
  }

  #hear(said: Said): void {
    if ("sought" in said) this.#waiting.get(nameOf(said.sought))?.(said.isThere);
    else if (said.seek.tab === this.#tab) {
      const isThere = this.#show(said.seek);
      this.#tabs.postMessage({ sought: said.seek, isThere } satisfies Said);
    }
  }
}

function nameOf({ tab, load, actor }: CallPath): string {
  return `${tab}/${load}/${actor}`;
}
