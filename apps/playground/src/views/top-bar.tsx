import { Badge, Button, ThemeSwitch } from "@mcp-actors/ui";
import { usePlayground } from "../page/use-playground.ts";

/** What the top bar can be asked for. */
export interface TopBarProps {
  readonly onAdd: () => void;
  readonly onHelp: () => void;
}

/** The name of the page, what is live on it, and what concerns all of it. */
export function TopBar({ onAdd, onHelp }: TopBarProps) {
  const { connections, inspection } = usePlayground();
  const live = connections.all.value.filter(({ state }) => state.value === "ready").length;
  return (
    <header class="top-bar">
      <a class="brand" href="#/start">
        <span class="logo" aria-hidden="true" />
        Playground
      </a>
      <Badge tone={live > 0 ? "ok" : "muted"}>
        {live === 1 ? "1 server" : `${live} servers`} connected
      </Badge>
      <OpenQuestions />
      <span class="spring" />
      {inspection !== undefined && (
        <a class="inspector" href={inspection.url} target="_blank" rel="noreferrer">
          Inspector
        </a>
      )}
      <Button icon="plus" look="primary" onClick={onAdd}>
        Connect
      </Button>
      <Button look="quiet" aria-label="Keys" title="Keys (?)" onClick={onHelp}>
        ?
      </Button>
      <ThemeSwitch storageKey="playground-theme" />
    </header>
  );
}

/** How many questions wait, and the way to the oldest. */
function OpenQuestions() {
  const playground = usePlayground();
  const open = playground.questions.open.value;
  const [oldest] = open;
  if (oldest === undefined) return null;
  const asking = playground.connections.all.value.find(
    ({ id }) => id === oldest.asker.connectionId,
  );
  return (
    <Button
      look="quiet"
      icon="question"
      title="Go to the oldest"
      onClick={() => asking !== undefined && playground.show(asking)}
    >
      <Badge tone="violet">
        {open.length === 1 ? "1 open question" : `${open.length} open questions`}
      </Badge>
    </Button>
  );
}
