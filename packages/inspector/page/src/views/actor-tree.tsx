import { Panel, VirtualList } from "@mcp-actors/ui";
import { useRef } from "preact/hooks";
import { isRecording } from "../store/is-recording.ts";
import { seen } from "../store/seen.ts";
import { select, turn } from "../store/store.ts";
import { countActors } from "./count-actors.ts";
import { TreeRows } from "./tree-rows.tsx";
import { useCursor } from "./use-cursor.ts";
import { useTreeTurns } from "./use-tree-turns.ts";

/** Every actor of every process, as a tree. */
export function ActorTree() {
  const box = useRef<HTMLDivElement>(null);
  const { tree, counters, source } = seen;
  const isOver = source !== undefined && isRecording(source);
  const chosen = tree?.rows.findIndex((row) => row.isSelected) ?? -1;
  const { selected, walk } = useCursor(tree, {
    selected: tree === undefined || chosen < 0 ? -1 : chosen + tree.from,
    take: ({ selection }) => {
      if (selection !== undefined) select(selection);
      return selection !== undefined;
    },
  });
  useTreeTurns(box, { selected, walk });
  const press = (index: number): void => {
    const row = tree?.rows[index - tree.from];
    if (row !== undefined && row.selection === undefined) turn(row.key);
    walk(index);
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
            isTree
            count={tree.count}
            rowHeight={25}
            selected={selected}
            onSelect={walk}
            onPress={press}
            renderRows={(from, until, Row) => (
              <TreeRows slice={tree} from={from} until={until} Row={Row} />
            )}
          />
        )}
      </div>
    </Panel>
  );
}
