import { messageOf } from "@mcp-actors/protocol";
import { Button, showToast } from "@mcp-actors/ui";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { toAddress } from "../host/server-choice.ts";
import { CLOCKWORK, PRESETS, placeOf } from "../page/presets.ts";
import { useAutoServer } from "../page/use-auto-server.ts";
import { usePlayground } from "../page/use-playground.ts";
import { BurstCounters } from "./burst-counters.tsx";
import { ConnectionMark } from "./connection-mark.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { StoryHead } from "./story-head.tsx";
import { Wall } from "./wall.tsx";

/** A thousand calls at once, over whichever wire. */
export function ThousandView() {
  const { burst, route } = usePlayground();
  const place = placeOf(route.at) ?? CLOCKWORK;
  const connection = useAutoServer(place);
  const shown = burst.burst.value;
  return (
    <div class="story-view">
      <StoryHead title="A thousand calls">
        A thousand calls leave at once: a hundred are cancelled on the way, fifty get less time than
        they need. Whatever the wire, each call ends exactly once, and the counters add up.
      </StoryHead>
      <div class="actions">
        <WireSegments address={toAddress(place)} />
        {connection !== undefined && <Start connection={connection} />}
      </div>
      {connection !== undefined && <ConnectionNote connection={connection} />}
      <BurstCounters burst={shown} />
      <Wall cells={shown?.cells ?? []} />
    </div>
  );
}

const WIRES = PRESETS.filter(({ title }) => /Clockwork|Everything/.test(title));

function WireSegments({ address }: { readonly address: string }) {
  const playground = usePlayground();
  return (
    <fieldset class="segments" aria-label="Wire">
      {WIRES.map(({ title, place }) => (
        <Button
          key={title}
          look="quiet"
          aria-pressed={toAddress(place) === address}
          onClick={() => playground.adjust({ at: toAddress(place) })}
        >
          {title}
        </Button>
      ))}
    </fieldset>
  );
}

function Start({ connection }: { readonly connection: HostedConnection }) {
  const { burst } = usePlayground();
  const tools = connection.lists.tools.items.value;
  const run = () => {
    burst
      .run(connection.client, tools ?? [])
      .catch((error: unknown) => showToast(messageOf(error), "error"));
  };
  return (
    <>
      <ConnectionMark state={connection.state.value} withText />
      <Button
        look="primary"
        icon="bolt"
        disabled={
          tools === undefined || !connection.isOpen.value || burst.burst.value?.isOver === false
        }
        onClick={run}
      >
        Call a thousand times
      </Button>
    </>
  );
}
