import type { ComponentChildren, FunctionComponent } from "preact";
import { useId, useMemo, useRef } from "preact/hooks";
import { nextIndex } from "./next-index.ts";
import { useListScroll } from "./use-list-scroll.ts";
import { visibleRange } from "./visible-range.ts";

/** What one row of a virtual list shows. */
export interface VirtualRowProps {
  readonly index: number;
  /** How deep it is in a tree, from 1. */
  readonly level?: number;
  /** Whether what is under it in a tree is shown; absent where nothing is. */
  readonly isOpen?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** What a virtual list shows. */
export interface VirtualListProps {
  /** What it is called for screen readers. */
  readonly label: string;
  readonly count: number;
  /** Height of every row in CSS pixels, default 24. */
  readonly rowHeight?: number;
  /** Index of the selected row, -1 where none is. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** What a click, Enter or Space does with a row, default selects it. */
  readonly onPress?: (index: number) => void;
  /** Whether its rows are those of a tree, default false. */
  readonly isTree?: boolean;
  /** Draws the rows from one index until before another, each inside the row that it is given. */
  readonly renderRows: (
    from: number,
    until: number,
    Row: FunctionComponent<VirtualRowProps>,
  ) => ComponentChildren;
}

/** Rows of one height in a box as high as its parent, of which only those in sight exist; walked with the arrow keys or `j` and `k`. */
export function VirtualList(props: VirtualListProps) {
  const { label, count, rowHeight = 24, selected, onSelect, onPress, renderRows } = props;
  const { isTree = false } = props;
  const id = useId();
  const { ref, box } = useListScroll({ count, rowHeight, selected });
  const { from, until, offset, total } = visibleRange(box);
  const latest = useRef({ selected, count });
  latest.current = { selected, count };
  const Row = useMemo(() => createRow(id, isTree, latest), [id, isTree]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (onPress !== undefined && selected >= 0 && PRESSES.has(event.key)) {
      event.preventDefault();
      onPress(selected);
      return;
    }
    const page = Math.max(1, Math.floor(box.height / rowHeight) - 1);
    const next = nextIndex(event, { index: selected, count, page });
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
  };
  const onClick = (event: MouseEvent): void => {
    const index = indexAt(event);
    if (index === undefined) return;
    // The row may scroll out of being; the list stays.
    ref.current?.focus({ preventScroll: true });
    (onPress ?? onSelect)(index);
  };
  const control = {
    role: isTree ? "tree" : "listbox",
    "aria-label": label,
    "aria-activedescendant": selected >= from && selected < until ? `${id}-${selected}` : undefined,
    tabIndex: 0,
    onKeyDown,
    onClick,
  } as const;
  return (
    <div ref={ref} class="virtual-list" {...control} style={{ "--row-height": `${rowHeight}px` }}>
      <div class="whole" style={{ height: `${total}px` }} role="presentation">
        <div class="rows" style={{ transform: `translateY(${offset}px)` }} role="presentation">
          {renderRows(from, until, Row)}
        </div>
      </div>
    </div>
  );
}

const PRESSES: ReadonlySet<string> = new Set(["Enter", " "]);

/** The row that was clicked. */
function indexAt({ target }: MouseEvent): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return row === null ? undefined : Number(row.dataset["index"]);
}

function createRow(
  id: string,
  isTree: boolean,
  list: { readonly current: { selected: number; count: number } },
): FunctionComponent<VirtualRowProps> {
  return ({ index, level, isOpen, children }) => {
    const { selected, count } = list.current;
    const place = {
      ...(isTree
        ? { role: "treeitem" as const, "aria-level": level, "aria-expanded": isOpen }
        : { role: "option" as const, "aria-setsize": count, "aria-posinset": index + 1 }),
      "aria-selected": selected === index,
    };
    return (
      <div
        id={`${id}-${index}`}
        class="row"
        {...place}
        data-odd={index % 2 === 1}
        data-index={index}
        tabIndex={-1}
      >
        {children}
      </div>
    );
  };
}
