import type { FunctionComponent } from "preact";
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
}

/** The requests in sight, their bars on one stretch of time. */
export function VisibleRequests({ requests, from, until, Row }: VisibleRequestsProps) {
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
        </Row>
      ))}
    </>
  );
}
