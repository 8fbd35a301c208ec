import type { ComponentChildren, FunctionComponent } from "preact";
import { useNow } from "../hook/use-now.ts";
import type { VirtualRowProps } from "../part/virtual-list.tsx";
import { isLive } from "../state/request-state.ts";
import type { RequestRows } from "./request-list.tsx";
import { RequestRow } from "./request-row.tsx";
import type { RequestView } from "./request-view.ts";
import { timeScaleOf } from "./time-scale.ts";

/** What visible requests show. */
export interface VisibleRequestsProps {
  readonly requests: RequestRows;
  /** Index of the first. */
  readonly from: number;
  /** Index after the last. */
  readonly until: number;
  readonly Row: FunctionComponent<VirtualRowProps>;
  /** More at the end of a row. */
  readonly renderAside?: ((request: RequestView, index: number) => ComponentChildren) | undefined;
}

/** The requests in sight, their bars on one stretch of time. */
export function VisibleRequests(props: VisibleRequestsProps) {
  const { requests, from, until, Row, renderAside } = props;
  const visible: RequestView[] = [];
  for (let index = from; index < until; index += 1) {
    const request = requests.at(index);
    if (request !== undefined) visible.push(request);
  }
  const now = useNow(visible.some(({ state }) => isLive(state)));
  const scale = timeScaleOf(visible, now);
  return (
    <>
      {visible.map((request, at) => (
        <Row key={request.key} index={from + at}>
          <RequestRow request={request} scale={scale} />
          {renderAside !== undefined && (
            <span class="row-aside">{renderAside(request, from + at)}</span>
          )}
        </Row>
      ))}
    </>
  );
}
