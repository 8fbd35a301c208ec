import { type Signal, useSignal } from "@preact/signals";
import type { LivingActor } from "../store/chaos-sight.ts";
import { drive } from "../store/store.ts";

/** An event as it is written, before it is sent to an actor. */
export interface Injection {
  /** Session id of the actor that was chosen. */
  readonly actor: Signal<string>;
  readonly event: Signal<string>;
  /** What it carries, as JSON. */
  readonly fields: Signal<string>;
  /** What came of the last one. */
  readonly came: Signal<Came | undefined>;
  /** Sends an event to an actor of a target. */
  readonly inject: (target: string, actor: LivingActor, event: string) => Promise<void>;
}

/** What came of an injection. */
export interface Came {
  readonly isWell: boolean;
  readonly words: string;
}

/** An event to be injected, for as long as its form is shown. */
export function useInjection(): Injection {
  const [actor, event, fields] = [useSignal(""), useSignal(""), useSignal("{}")];
  const came = useSignal<Came | undefined>(undefined);
  return {
    actor,
    event,
    fields,
    came,
    async inject(target, { actor: session, label }, type) {
      try {
        const carried = JSON.parse(fields.value.trim() || "{}");
        const command = { do: "inject", actor: session, event: type, fields: carried } as const;
        const state = JSON.stringify(await drive(target, command)).replaceAll('"', "");
        came.value = { isWell: true, words: `${label} took ${type}, and is ${state}` };
      } catch (error) {
        const words = error instanceof Error ? error.message : "It could not be sent";
        came.value = { isWell: false, words };
      }
    },
  };
}
