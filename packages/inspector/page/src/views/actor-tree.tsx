import { Panel, VirtualList } from "@mcp-actors/ui";
import { useRef } from "preact/hooks";
import { seen } from "../store/seen.ts";
import { select, turn } from "../store/store.ts";
import { TreeRows } from "./tree-rows.tsx";
import { useTreeTurns } from "./use-tree-turns.ts";

/** Every actor of every process, as a tree. */
export function ActorTree() {
  const box = useRef<HTMLDivElement>(null);
  useTreeTurns(box);
  const { tree, counters } = seen;
  const selected = tree?.rows.findIndex((row) => row.isSelected) ?? -1;
  const choose = (index: number): void => {
    const row = tree?.rows[index - tree.from];
    if (row?.selection !== undefined) select(row.selection);
    else if (row !== undefined) turn(row.key);
  };
  return (
    <Panel
      title="Actors"
      class="actors"
      aside={counters && countsOf(counters.activeActors, counters.actors)}
    >
      <div class="fill" ref={box}>
        {tree !== undefined && (
          <VirtualList
            label="Actors"
            count={tree.count}
            rowHeight={25}
            selected={selected < 0 ? -1 : selected + tree.from}
            onSelect={choose}
            renderRows={(from, until, Row) => (
              <TreeRows slice={tree} from={from} until={until} Row={Row} />
            )}
          />
        )}
      </div>
    </Panel>
  );
}

function countsOf(living: number, all: number): string {
  return `${living.toLocaleString("en")} live · ${(all - living).toLocaleString("en")} done`;
}
