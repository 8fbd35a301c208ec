import type { Paint } from "../terminal/paint.ts";
import { contentsText } from "../text/content-text.ts";
import { logText } from "../text/log-text.ts";
import type { WatchedEvent } from "./watched-events.ts";

/** Tells of changes as a person reads them: of a list, what came and what went. */
export class WatchNarrator {
  readonly #paint: Paint;
  readonly #seen = new Map<string, readonly string[]>();

  constructor(paint: Paint) {
    this.#paint = paint;
  }

  readonly toText = (event: WatchedEvent): string => {
    const time = new Date().toISOString().slice(11, 19);
    return `${this.#paint("dim", time)}  ${event.event.padEnd(10)}  ${this.#describe(event)}`;
  };

  #describe(event: WatchedEvent): string {
    switch (event.event) {
      case "tools":
        return this.#change(
          event.event,
          event.tools.map(({ name }) => name),
        );
      case "prompts":
        return this.#change(
          event.event,
          event.prompts.map(({ name }) => name),
        );
      case "resources":
        return this.#change(
          event.event,
          event.resources.map(({ uri }) => uri),
        );
      case "templates":
        return this.#change(
          event.event,
          event.resourceTemplates.map(({ uriTemplate }) => uriTemplate),
        );
      case "resource":
        return `${event.uri}  ${event.contents.map((one) => contentsText(one, this.#paint)).join("\n")}`;
      case "log":
        return logText(event, this.#paint);
      case "connection":
        return event.state;
    }
  }

  #change(list: string, names: readonly string[]): string {
    const before = this.#seen.get(list);
    this.#seen.set(list, names);
    if (before === undefined) return `${names.length}`;
    const changes = [
      ...names
        .filter((name) => !before.includes(name))
        .map((name) => this.#paint("green", `+${name}`)),
      ...before
        .filter((name) => !names.includes(name))
        .map((name) => this.#paint("red", `-${name}`)),
    ];
    return changes.join(" ") || `${names.length}, the same names`;
  }
}
