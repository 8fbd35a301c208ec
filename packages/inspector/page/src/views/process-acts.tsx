import { Button } from "@mcp-actors/ui";
import type { DriveTarget } from "../../../src/hub/drive.ts";
import { actOn } from "./act-on.ts";
import { Trouble } from "./trouble.tsx";

/** What acts on processes and sessions are done to. */
export interface ProcessActsProps {
  readonly target: DriveTarget;
}

/** Takes away what an end relies on: the process of its server, or the sessions that it keeps. */
export function ProcessActs({ target }: ProcessActsProps) {
  const act = actOn(target);
  return (
    <>
      {target.commands.includes("kill") && (
        <Trouble
          title="Kill its server"
          says="SIGKILL, to the real process and all that it started: supervision starts another"
        >
          <Button
            icon="stop"
            look="danger"
            onClick={act({ do: "kill" }, (was) =>
              was === true ? "its server is killed" : "no process runs",
            )}
          >
            Kill the process
          </Button>
        </Trouble>
      )}
      {target.commands.includes("expire") && (
        <Trouble
          title="Forget its sessions"
          says="Over HTTP, as a server that is started anew: each client is told 404, and opens another"
        >
          <Button look="danger" onClick={act({ do: "expire" }, sessionWords)}>
            Expire every session
          </Button>
        </Trouble>
      )}
    </>
  );
}

function sessionWords(count: unknown): string {
  if (count === 0) return "no session was in use";
  return count === 1 ? "1 session is forgotten" : `${String(count)} sessions are forgotten`;
}
