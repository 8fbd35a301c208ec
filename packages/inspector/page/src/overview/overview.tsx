import { Empty } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { ConnectionCard } from "./connection-card.tsx";
import { OutcomeChips } from "./outcome-chips.tsx";
import { RequestGlances } from "./request-glances.tsx";

/** What whoever comes sees first, while nothing is selected: who speaks with whom, and what deserves a look. */
export function Overview() {
  const { overview } = seen;
  if (overview === undefined) return <Empty title="Nothing is selected" />;
  const { connections, counts, wrong, longest } = overview;
  return (
    <div class="view overview">
      <h3>Connections</h3>
      {connections.length === 0 && <p class="hint">None yet</p>}
      <ul class="connection-cards">
        {connections.map((glance) => (
          <ConnectionCard key={`${glance.peer} ${glance.client}`} glance={glance} />
        ))}
      </ul>
      <h3>Requests</h3>
      <OutcomeChips counts={counts} />
      {wrong.length > 0 && <RequestGlances title="Look at these first" requests={wrong} />}
      {longest.length > 0 && <RequestGlances title="Took longest" requests={longest} />}
      <p class="hint reading">
        Select a request, a message or an actor to see its statechart, its messages and its clocks.
        Drag along the bars below to go back in time. <kbd>/</kbd> filters, <kbd>?</kbd> shows all
        keys.
      </p>
    </div>
  );
}
