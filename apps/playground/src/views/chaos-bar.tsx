import { Badge, Button, formatDuration, Toolbar, useNow } from "@mcp-actors/ui";
import type { Wire } from "../wire/wire.ts";

/** What a chaos bar works on. */
export interface ChaosBarProps {
  readonly wires: readonly Wire[];
  /** Whose wire it is, for screen readers. */
  readonly label: string;
}

const DELAYS = [0, 100, 500, 2000];
const CUT_FOR = 3000;

/** Cuts, slows and stalls the wire of a connection, which is real in every other respect. */
export function ChaosBar({ wires, label }: ChaosBarProps) {
  const [first] = wires;
  if (first === undefined) return null;
  const each = (what: (wire: Wire) => void) => () => wires.forEach(what);
  const isCut = first.mendsAt.value !== undefined;
  const isStalled = first.isStalled.value;
  return (
    <Toolbar label={`Chaos on the wire of ${label}`}>
      <span class="toolbar-title">Chaos</span>
      <Button look="danger" icon="bolt" onClick={each((wire) => wire.cut(CUT_FOR))}>
        Cut for 3 s
      </Button>
      <Button
        icon="plug"
        aria-pressed={isCut}
        onClick={each((wire) => (isCut ? wire.mend() : wire.cut()))}
      >
        {isCut ? "Mend" : "Cut"}
      </Button>
      <Button
        icon={isStalled ? "play" : "pause"}
        aria-pressed={isStalled}
        onClick={each((wire) => (isStalled ? wire.resume() : wire.stall()))}
      >
        {isStalled ? "Resume" : "Stall"}
      </Button>
      <fieldset class="segments" aria-label="Delay">
        {DELAYS.map((ms) => (
          <Button
            key={ms}
            look="quiet"
            aria-pressed={first.delay.value === ms}
            onClick={each((wire) => wire.slow(ms))}
          >
            {ms === 0 ? "no delay" : formatDuration(ms)}
          </Button>
        ))}
      </fieldset>
      <WireBadge wire={first} />
    </Toolbar>
  );
}

function WireBadge({ wire }: { readonly wire: Wire }) {
  const mendsAt = wire.mendsAt.value;
  const now = useNow(mendsAt !== undefined && Number.isFinite(mendsAt));
  if (mendsAt !== undefined) {
    const left = Number.isFinite(mendsAt) ? `, whole in ${formatDuration(mendsAt - now)}` : "";
    return <Badge tone="error">wire cut{left}</Badge>;
  }
  if (wire.isStalled.value) return <Badge tone="warning">wire stalled</Badge>;
  if (wire.delay.value > 0)
    return <Badge tone="warning">+{formatDuration(wire.delay.value)}</Badge>;
  return <Badge tone="ok">wire whole</Badge>;
}
