import { LOGGING_LEVELS, type LoggingLevel } from "@mcp-actors/protocol";
import { Button } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { DriveTarget } from "../../../src/hub/drive.ts";
import { actOn } from "./act-on.ts";
import { Trouble } from "./trouble.tsx";

/** What server acts are done to. */
export interface ServerActsProps {
  readonly target: DriveTarget;
}

/** What a server alone can be told: from which level on it logs, and to come to its end. */
export function ServerActs({ target }: ServerActsProps) {
  const level = useSignal<LoggingLevel>("debug");
  const isSure = useSignal(false);
  const act = actOn(target);
  return (
    <>
      {target.commands.includes("logLevel") && (
        <Trouble title="Make it talk" says="Its sessions are sent what it logs from this level on">
          <label>
            Log from
            <select
              value={level.value}
              onChange={({ currentTarget }) => {
                level.value = LOGGING_LEVELS[currentTarget.selectedIndex] ?? "debug";
              }}
            >
              {LOGGING_LEVELS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <Button
            onClick={act({ do: "logLevel", level: level.value }, `logs from ${level.value} on`)}
          >
            Set
          </Button>
        </Trouble>
      )}
      {target.commands.includes("drain") && (
        <Trouble
          title="End it"
          says="What has begun may end, and nothing begins; it does not come back by itself"
        >
          <label>
            <input
              type="checkbox"
              checked={isSure.value}
              onChange={({ currentTarget }) => {
                isSure.value = currentTarget.checked;
              }}
            />
            I mean it
          </label>
          <Button
            icon="stop"
            look="danger"
            disabled={!isSure.value}
            onClick={act({ do: "drain" }, "has ended in good order")}
          >
            Drain
          </Button>
        </Trouble>
      )}
    </>
  );
}
