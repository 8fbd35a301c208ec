import type { VirtualRowProps } from "@mcp-actors/ui";
import type { FunctionComponent } from "preact";
import type { Slice } from "../store/sight.ts";
import type { TreeLine } from "../store/tree-line.ts";
import { TreeRow } from "./tree-row.tsx";
import { useRows } from "./use-rows.ts";

/** What tree rows show. */
export interface TreeRowsProps {
  readonly slice: Slice<TreeLine>;
  readonly from: number;
  readonly until: number;
  readonly Row: FunctionComponent<VirtualRowProps>;
}

/** The rows of the tree that are in sight. */
export function TreeRows({ slice, from, until, Row }: TreeRowsProps) {
  const rows = useRows("tree", slice, { from, until });
  return (
    <>
      {rows.map(({ index, row }) => (
        <Row key={row.key} index={index} level={row.depth + 1} isOpen={row.isOpen}>
          <TreeRow line={row} />
        </Row>
      ))}
    </>
  );
}
