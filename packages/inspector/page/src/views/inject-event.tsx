import { Button } from "@mcp-actors/ui";
import type { DriveTarget } from "../../../src/hub/drive.ts";
import type { LivingActor } from "../store/chaos-sight.ts";
import { Choice } from "./choice.tsx";
import { type Came, useInjection } from "./injection.ts";
import { Trouble } from "./trouble.tsx";

/** What an injection shows. */
export interface InjectEventProps {
  readonly target: DriveTarget;
  /** The actors that take something now. */
  readonly actors: readonly LivingActor[];
}

/** Sends an actor an event, of those that its state takes. */
export function InjectEvent({ target, actors }: InjectEventProps) {
  const injection = useInjection();
  const actor = actors.find((one) => one.actor === injection.actor.value) ?? actors[0];
  if (actor === undefined) {
    return (
      <Trouble title="Inject an event" says="No actor of it lives that takes an event">
        <Button disabled>Inject</Button>
      </Trouble>
    );
  }
  const { events } = actor;
  const event = events.find((one) => one === injection.event.value) ?? events[0] ?? "";
  return (
    <Trouble
      title="Inject an event"
      says="It is real: the actor takes it as if it had happened, with all that follows"
    >
      <Choice
        label="Actor"
        value={actor.actor}
        options={actors.map((one) => [one.actor, `${one.label} · ${one.state}`])}
        chosen={injection.actor}
      />
      <Choice
        label="Event"
        value={event}
        options={events.map((name) => [name, name])}
        chosen={injection.event}
      />
      <label class="fields">
        What it carries, as JSON
        <textarea
          class="code"
          rows={2}
          spellcheck={false}
          value={injection.fields.value}
          onInput={({ currentTarget }) => {
            injection.fields.value = currentTarget.value;
          }}
        />
      </label>
      <Button
        icon="bolt"
        look="danger"
        onClick={() => void injection.inject(target.id, actor, event)}
      >
        Inject
      </Button>
      <Outcome came={injection.came.value} />
    </Trouble>
  );
}

function Outcome({ came }: { readonly came: Came | undefined }) {
  if (came === undefined) return null;
  return (
    <p class={came.isWell ? "hint" : "problem"} role={came.isWell ? "status" : "alert"}>
      {came.words}
    </p>
  );
}
