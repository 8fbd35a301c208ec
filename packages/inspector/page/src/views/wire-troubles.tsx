import { Button } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { DriveCommand, DriveTarget } from "../../../src/hub/drive.ts";
import { type Act, actOn } from "./act-on.ts";
import { Milliseconds } from "./milliseconds.tsx";
import { Trouble } from "./trouble.tsx";

/** What the troubles of a wire are made on. */
export interface WireTroublesProps {
  readonly target: DriveTarget;
}

/** The troubles that can be made on the wires of one end. */
export function WireTroubles({ target }: WireTroublesProps) {
  const act = actOn(target);
  const can = (name: DriveCommand["do"]): boolean => target.commands.includes(name);
  const isServer = target.role?.endsWith("server") === true;
  return (
    <>
      {can("drop") && (
        <Trouble
          title="Cut it"
          says="As when a cable is pulled: a client connects again, or gives up"
        >
          <Button icon="bolt" look="danger" onClick={act({ do: "drop" }, "wire dropped")}>
            {isServer ? "Drop the wire of every client" : "Drop the wire"}
          </Button>
        </Trouble>
      )}
      {can("delay") && <Delay act={act} />}
      {can("stall") && <Stall act={act} />}
      {can("lose") && (
        <Trouble title="Lose one message" says="A clock of the request will notice">
          <Button onClick={act({ do: "lose", direction: "out" }, "loses what it sends next")}>
            Next sent
          </Button>
          <Button onClick={act({ do: "lose", direction: "in" }, "loses what comes next")}>
            Next received
          </Button>
        </Trouble>
      )}
    </>
  );
}

function Delay({ act }: { readonly act: Act }) {
  const delay = useSignal(500);
  return (
    <Trouble title="Slow it down" says="Every message is held, in the order they came">
      <Milliseconds label="Hold every message for" value={delay} />
      <Button onClick={act({ do: "delay", ms: delay.value }, `${delay.value} ms late`)}>
        Hold
      </Button>
      <Button look="quiet" onClick={act({ do: "delay", ms: 0 }, "in time again")}>
        End
      </Button>
    </Trouble>
  );
}

function Stall({ act }: { readonly act: Act }) {
  const stall = useSignal(2_000);
  const words = `reads nothing for ${stall.value} ms`;
  return (
    <Trouble title="Stop reading" says="What the other end sends piles up, until it waits">
      <Milliseconds label="For" value={stall} />
      <Button onClick={act({ do: "stall", ms: stall.value }, words)}>Stall</Button>
    </Trouble>
  );
}
