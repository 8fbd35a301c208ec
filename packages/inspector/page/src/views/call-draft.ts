import type { JsonFields } from "@mcp-actors/inspector";
import { signal } from "@preact/signals";
import { showPanel } from "../store/store.ts";

/** A request that is written, before it is sent. */
export interface CallDraft {
  /** Id of the target that is to make it. */
  readonly target: string;
  readonly method: string;
  readonly params: JsonFields;
}

/** The request that is edited; undefined while tools are chosen by their forms. */
export const callDraft = signal<CallDraft | undefined>(undefined);

/** Edits a request before it is sent again. */
export function edit(target: string, method: string, params: JsonFields): void {
  callDraft.value = { target, method, params };
  showPanel("call");
}
