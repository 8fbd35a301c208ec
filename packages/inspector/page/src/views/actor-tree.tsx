import { Panel, VirtualList } from "@mcp-actors/ui";
import { useRef } from "preact/hooks";
import { isRecording } from "../store/is-recording.ts";
import { seen } from "../store/seen.ts";
import { select, turn } from "../store/store.ts";
import { countActors } from "./count-actors.ts";
import { TreeRows } from "./tree-rows.tsx";
import { useTreeTurns } from "./use-tree-turns.ts";

/** Every actor of every process, as a tree. */
export function ActorTree() {
  const box = useRef<HTMLDivElement>(null);
  useTreeTurns(box);
  const { tree, counters, source } = seen;
  const isOver = source !== undefined && isRecording(source);
  const selected = tree?.rows.findIndex((row) => row.isSelected) ?? -1;
  const choose = (index: number): void => {
    const row = tree?.rows[index - tree.from];
    if (row?.selection !== undefined) select(row.selection);
    else if (row !== undefined) turn(row.key);
  };
  return (
    <Panel
      title="Actors"
      class={isOver ? "actors recorded" : "actors"}
      aside={counters && countActors(counters, isOver)}
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
