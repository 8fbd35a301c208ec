import { Empty, Panel, VirtualList } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { seen } from "../store/seen.ts";
import { select, wish } from "../store/store.ts";
import { useCursor } from "../views/use-cursor.ts";
import { ColumnHeads } from "./column-heads.tsx";
import { SEQUENCE_ROW } from "./sequence-geometry.ts";
import { SequenceRows } from "./sequence-rows.tsx";
import { WireAside } from "./wire-aside.tsx";

/** Every message as an arrow from one end to the other, in the order they were seen. */
export function Sequence() {
  const body = useRef<HTMLDivElement>(null);
  const width = useSignal(800);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      width.value = Math.floor(entry?.contentRect.width ?? width.peek()) - 8;
    });
    if (body.current !== null) watch.observe(body.current);
    return () => watch.disconnect();
  }, []);
  const wire = seen.wire;
  const { selected, walk } = useCursor(wire, {
    selected: wire?.selected,
    take: ({ key }) => {
      select({ kind: "message", key });
      return true;
    },
  });
  return (
    <Panel title="Wire" class="sequence" aside={wire && <WireAside wire={wire} />}>
      <div class="sequence-body" ref={body}>
        {wire !== undefined && wire.count > 0 && (
          <>
            <ColumnHeads columns={wire.columns} width={width.value} />
            <div class="fill">
              <VirtualList
                label="Messages"
                count={wire.count}
                rowHeight={SEQUENCE_ROW}
                selected={selected}
                onSelect={walk}
                renderRows={(from, until, Row) => (
                  <SequenceRows
                    slice={wire}
                    from={from}
                    until={until}
                    Row={Row}
                    width={width.value}
                    columns={wire.columns.length}
                  />
                )}
              />
            </div>
          </>
        )}
        {wire?.count === 0 && (
          <Empty
            title={
              wish.value.filter === ""
                ? "Nothing went over a wire yet"
                : "No message fits the filter"
            }
          />
        )}
      </div>
    </Panel>
  );
}
