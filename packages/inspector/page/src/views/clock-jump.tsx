import { Button } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { DriveTarget } from "../../../src/hub/drive.ts";
import { actOn } from "./act-on.ts";
import { Milliseconds } from "./milliseconds.tsx";
import { Trouble } from "./trouble.tsx";

/** Whose clock jumps. */
export interface ClockJumpProps {
  readonly target: DriveTarget;
}

/** Lets time pass at once, where an end runs on a clock that can be told to. */
export function ClockJump({ target }: ClockJumpProps) {
  const ms = useSignal(60_000);
  const can = target.commands.includes("advance");
  const says = can
    ? "Its clock is virtual: all that falls due on the way happens now, in order"
    : "It runs on the clock of the system, which nobody can move; an end that is given clock: new VirtualClock() can be jumped";
  const act = actOn(target);
  return (
    <Trouble title="Jump its clock" says={says}>
      <Milliseconds label="By" value={ms} disabled={!can} />
      <Button
        disabled={!can}
        onClick={act(
          { do: "advance", ms: ms.value },
          (now) => `its clock is at ${JSON.stringify(now)} ms`,
        )}
      >
        Jump
      </Button>
    </Trouble>
  );
}
