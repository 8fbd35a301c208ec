import type { ComponentChildren } from "preact";
import { Empty } from "../part/empty.tsx";
import { VirtualList } from "../part/virtual-list.tsx";
import type { RequestView } from "./request-view.ts";
import { VisibleRequests } from "./visible-requests.tsx";

/** Requests in order, of which only those on screen are asked for: an array, or whatever counts and fetches like one. */
export interface RequestRows {
  readonly length: number;
  readonly at: (index: number) => RequestView | undefined;
}

/** What a request list shows. */
export interface RequestListProps {
  readonly requests: RequestRows;
  /** Index of the selected request, -1 where none is. */
  readonly selected?: number;
  readonly onSelect?: (request: RequestView, index: number) => void;
  /** More at the end of a row, beside the request; default nothing. */
  readonly renderAside?: ((request: RequestView, index: number) => ComponentChildren) | undefined;
  /** What it is called for screen readers, default `Requests`. */
  readonly label?: string;
}

/** Requests, one a row, however many; it follows the newest unless scrolled away from the end. */
export function RequestList(props: RequestListProps) {
  const { requests, selected = -1, onSelect, renderAside, label = "Requests" } = props;
  if (requests.length === 0) return <Empty title="No requests yet" />;
  const select = (index: number): void => {
    const request = requests.at(index);
    if (request !== undefined) onSelect?.(request, index);
  };
  return (
    <VirtualList
      label={label}
      count={requests.length}
      selected={selected}
      onSelect={select}
      renderRows={(from, until, Row) => (
        <VisibleRequests {...{ requests, from, until, Row, renderAside }} />
      )}
    />
  );
}
