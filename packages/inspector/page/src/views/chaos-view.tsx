import { Button, Empty } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { DriveCommand, DriveTarget } from "../../../src/hub/drive.ts";
import { seen } from "../store/seen.ts";
import { actOn } from "./act-on.ts";
import { ServerActs } from "./server-acts.tsx";
import { ViewHead } from "./view-head.tsx";

/** Makes trouble on a wire, to see what comes of it. */
export function ChaosView() {
  const { source } = seen;
  const targets = (source?.targets ?? []).filter(({ commands }) => commands.some(isChaos));
  return (
    <div class="view">
      <ViewHead title="Chaos" />
      {targets.length === 0 && (
        <Empty title="There is no wire to make trouble on">
          <p>
            It takes an inspector with <code>control: true</code>, and a connection.
          </p>
        </Empty>
      )}
      {targets.map((target) => (
        <TargetChaos key={target.id} target={target} isOpen={targets.length <= FEW} />
      ))}
    </div>
  );
}

const TROUBLE: ReadonlySet<DriveCommand["do"]> = new Set(["drop", "delay", "stall", "lose"]);

/** So many are shown whole; of more, those that are opened. */
const FEW = 3;

interface TargetChaosProps {
  readonly target: DriveTarget;
  readonly isOpen: boolean;
}

function isChaos(command: DriveCommand["do"]): boolean {
  return TROUBLE.has(command);
}

function TargetChaos({ target, isOpen }: TargetChaosProps) {
  const delay = useSignal(500);
  const stall = useSignal(2_000);
  const act = actOn(target);
  const can = (name: DriveCommand["do"]): boolean => target.commands.includes(name);
  const { id, name, role, title } = target;
  const isServer = role?.endsWith("server") === true;
  return (
    <details class="chaos" open={isOpen} aria-label={name}>
      <summary>
        <b>{name}</b> <small>{[role, title, id].filter(Boolean).join(" · ")}</small>
      </summary>
      <div class="acts">
        {can("drop") && (
          <Button icon="bolt" look="danger" onClick={act({ do: "drop" }, "wire dropped")}>
            {isServer ? "Drop the wire of every client" : "Drop the wire"}
          </Button>
        )}
        {can("delay") && (
          <Milliseconds label="Hold every message for" value={delay}>
            <Button onClick={act({ do: "delay", ms: delay.value }, `${delay.value} ms late`)}>
              Hold
            </Button>
            <Button look="quiet" onClick={act({ do: "delay", ms: 0 }, "in time again")}>
              End
            </Button>
          </Milliseconds>
        )}
        {can("stall") && (
          <Milliseconds label="Read nothing for" value={stall}>
            <Button
              onClick={act({ do: "stall", ms: stall.value }, `reads nothing for ${stall.value} ms`)}
            >
              Stall
            </Button>
          </Milliseconds>
        )}
        {can("lose") && (
          <div class="row">
            <Button onClick={act({ do: "lose", direction: "out" }, "loses what it sends next")}>
              Lose the next sent
            </Button>
            <Button onClick={act({ do: "lose", direction: "in" }, "loses what comes next")}>
              Lose the next received
            </Button>
          </div>
        )}
        <ServerActs target={target} />
      </div>
    </details>
  );
}

interface MillisecondsProps {
  readonly label: string;
  readonly value: { value: number };
  readonly children: ComponentChildren;
}

function Milliseconds({ label, value, children }: MillisecondsProps) {
  return (
    <div class="row">
      <label>
        {label}
        <input
          class="number"
          type="number"
          min={0}
          step={100}
          value={value.value}
          onInput={({ currentTarget }) => {
            value.value = Math.max(0, currentTarget.valueAsNumber || 0);
          }}
        />
        ms
      </label>
      {children}
    </div>
  );
}
