import type { Call, CallState, ClientEvent } from "@mcp-actors/client";
import type { Progress } from "@mcp-actors/protocol";
import { account } from "./account.ts";
import { bar, moment } from "./timeline.ts";

/** Prints the life of a connection and of each of its calls, as it happens. */
export function narrate(): (event: ClientEvent) => void {
  let revision = "";
  const calls = new CallNarrator();
  return (event) => {
    switch (event.type) {
      case "process.spawned":
        account.started(event.pid);
        moment(`process ${event.pid}`, "started");
        break;
      case "session.opened":
        revision = `speaks ${event.revision}`;
        break;
      case "connection.state":
        moment("connection", event.state, event.state === "ready" ? revision : "");
        break;
      case "call.state":
        calls.tell(event.call, event.state);
    }
  };
}

interface Told {
  readonly name: string;
  readonly since: number;
}

class CallNarrator {
  readonly #told = new Map<Call<unknown>, Told>();
  #count = 0;

  tell(call: Call<unknown>, state: CallState): void {
    const { name, since } = this.#told.get(call) ?? this.#meet(call);
    // Each progress has a line of its own.
    if (state === "progressing") return;
    if (call.outcome === undefined) {
      moment(name, state);
      return;
    }
    this.#told.delete(call);
    account.ended(call);
    const took = `${Math.round(performance.now() - since)} ms`;
    moment(name, state, [took, reasonOf(call)].filter(Boolean).join(" · "));
  }

  #meet(call: Call<unknown>): Told {
    this.#count += 1;
    const { method, name = method } = call.actor.getSnapshot().context;
    const told = { name: `#${this.#count} ${name}`, since: performance.now() };
    this.#told.set(call, told);
    account.began(call);
    call.progress$.subscribe((progress) => moment(told.name, "progressing", describe(progress)));
    return told;
  }
}

function describe({ progress, total, message }: Progress): string {
  return `${bar(progress, total)}  ${message ?? ""}`;
}

function reasonOf({ outcome }: Call<unknown>): string {
  switch (outcome?.status) {
    case "cancelled":
      return outcome.reason ?? "";
    case "timedOut":
      return `${outcome.clock} limit of ${outcome.limit} ms`;
    case "lost":
    case "refused":
      return outcome.cause;
    case "failed":
      return outcome.error.message;
    default:
      return "";
  }
}
