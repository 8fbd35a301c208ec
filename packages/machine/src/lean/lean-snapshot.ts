import type { Snapshot, SnapshotStatus } from "xstate";
import type { LeanShape } from "./lean-shape.ts";
import type { LeanState } from "./lean-table.ts";

/** A machine's own snapshot in one state, with what one actor has beyond it. */
export function snapshotOf<Shape extends LeanShape>(
  state: LeanState<Shape>,
  context: Shape["facts"],
  status: SnapshotStatus,
  settled: unknown,
): Shape["snapshot"] {
  return Object.assign({ ...state.snapshot }, { context }, standing(status, settled));
}

function standing(status: SnapshotStatus, settled: unknown): Snapshot<unknown> {
  switch (status) {
    case "done":
      return { status, output: settled, error: undefined };
    case "error":
      return { status, output: undefined, error: settled };
    default:
      return { status, output: undefined, error: undefined };
  }
}
