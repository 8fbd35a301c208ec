/** A step of a timer that an action of XState is. */
interface TimerAction {
  readonly name: string;
  readonly state: "set" | "cleared";
  readonly delay?: number;
}

/** The timers that a machine set, by the events they will send. */
export class TimerNames {
  readonly #byEvent = new Map<string, string>();
  readonly #running = new Set<string>();

  /** The step that an action is; undefined for any other, and for clearing what does not run. */
  read(type: string, params: unknown): TimerAction | undefined {
    if (typeof params !== "object" || params === null) return undefined;
    if ((type === "xstate.raise" || type === "xstate.sendTo") && "delay" in params) {
      return this.#set(params, params.delay);
    }
    if (type !== "xstate.cancel" || !("sendId" in params)) return undefined;
    const name = typeof params.sendId === "string" ? params.sendId : "";
    this.#running.delete(name);
    return { name, state: "cleared" };
  }

  /** The timer that sends an event of this type, if one runs; then it does no more. */
  fired(type: string): string | undefined {
    const name = this.#byEvent.get(type);
    return name !== undefined && this.#running.delete(name) ? name : undefined;
  }

  #set(params: object, delay: unknown): TimerAction | undefined {
    if (typeof delay !== "number") return undefined;
    const event = "event" in params ? typeOf(params.event) : undefined;
    const name = "id" in params && typeof params.id === "string" ? params.id : event;
    if (name === undefined) return undefined;
    this.#running.add(name);
    if (event !== undefined) this.#byEvent.set(event, name);
    return { name, state: "set", delay };
  }
}

function typeOf(event: unknown): string | undefined {
  if (typeof event !== "object" || event === null || !("type" in event)) return undefined;
  return typeof event.type === "string" ? event.type : undefined;
}
