import type { JsonFields } from "../records/index.ts";

/** Keys of `_meta` that name a request, or say what every request of its client says. */
const OWN = /^(?:progressToken|traceparent|tracestate|baggage|io\.modelcontextprotocol\/.*)$/;

/** Params without what is another each time a request is made: ids, tokens, traces, sealed state. */
export function normalParams({ _meta, requestState, ...rest }: JsonFields): JsonFields {
  const meta = metaOf(_meta);
  return {
    ...rest,
    ...(meta !== undefined && { _meta: meta }),
    // A later round is another request than the first, whatever its state is sealed with.
    ...(requestState !== undefined && { requestState: "[state]" }),
  };
}

function metaOf(meta: JsonFields[string] | undefined): JsonFields | undefined {
  if (typeof meta !== "object" || meta === null || Array.isArray(meta)) return undefined;
  const kept = Object.entries(meta).filter(([key]) => !OWN.test(key));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
