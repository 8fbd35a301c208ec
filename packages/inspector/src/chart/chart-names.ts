import type { AnyStateNode } from "xstate";
import { cutText } from "../redact/cut-text.ts";

/** What a state is called in a chart. */
export function stateId(state: AnyStateNode): string {
  return state.path.map(cutText).join(".");
}

/** Names of actions; those that set and clear the timers of `after` are no one's own. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions
    .map((action) => nameOf(action) ?? "inline")
    .filter((name) => name !== "xstate.raise" && name !== "xstate.cancel");
}

/** The name of an action or a guard, `inline` where it has none; undefined where there is nothing. */
export function nameOf(named: unknown): string | undefined {
  if (named === undefined) return undefined;
  if (typeof named === "string") return cutText(named);
  const hasFields = (typeof named === "object" || typeof named === "function") && named !== null;
  if (hasFields && "type" in named && typeof named.type === "string") return cutText(named.type);
  return typeof named === "function" && named.name !== "" ? cutText(named.name) : "inline";
}
