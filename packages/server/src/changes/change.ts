/** The lists that clients keep a copy of. */
export type ListKind = "tools" | "prompts" | "resources";

/** Whom a change concerns. */
interface Concerning {
  /** The principal whose clients are told; default everybody. */
  readonly principal?: string;
}

/** One of the lists is another now. */
export interface ListChange extends Concerning {
  readonly list: ListKind;
}

/** What a resource holds is other than before. */
export interface ResourceChange extends Concerning {
  /** The URI of the resource. */
  readonly resource: string;
}

/** Something that clients may want to hear of, as JSON, so that it can travel between processes. */
export type Change = ListChange | ResourceChange;

/** Whether a change concerns a client of a principal. */
export function concerns(change: Change, principal: string): boolean {
  return change.principal === undefined || change.principal === principal;
}
