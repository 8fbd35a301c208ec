import type { RequestView } from "@mcp-actors/inspector";

/** A request's place in the list. */
export interface OrderedRequest {
  readonly view: RequestView;
  readonly depth: number;
}

/** Requests as they are listed: each once although both ends tell of it, those that are part of another under it. */
export function orderRequests(
  requests: Iterable<RequestView>,
  isShown: (request: RequestView) => boolean,
): readonly OrderedRequest[] {
  const shown = new Map<string, RequestView>();
  for (const request of requests) {
    // The end that made it tells more: queue, clocks and outcome.
    const isTold = request.side === "in" && request.twin !== undefined;
    if (!isTold && isShown(request)) shown.set(request.key, request);
  }
  const twins = new Map([...shown.values()].map(({ twin, key }) => [twin, key]));
  const parts = new Map<string, RequestView[]>();
  const tops: RequestView[] = [];
  for (const request of shown.values()) {
    const parent = parentOf(request, shown, twins);
    if (parent === undefined) tops.push(request);
    else parts.set(parent, [...(parts.get(parent) ?? []), request]);
  }
  const ordered: OrderedRequest[] = [];
  const add = (view: RequestView, depth: number): void => {
    ordered.push({ view, depth });
    for (const part of parts.get(view.key) ?? []) add(part, depth + 1);
  };
  for (const top of tops) add(top, 0);
  return ordered;
}

function parentOf(
  { key, parent }: RequestView,
  shown: ReadonlyMap<string, RequestView>,
  twins: ReadonlyMap<string | undefined, string>,
): string | undefined {
  if (parent === undefined) return undefined;
  // A question is known at the end that asks it, which is the one that serves, of which the other end is listed.
  const listed = shown.has(parent) ? parent : twins.get(parent);
  return listed === key ? undefined : listed;
}
