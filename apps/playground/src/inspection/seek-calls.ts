import type { CallPath } from "./call-path.ts";

/** Shows calls in the tab that made them, whichever tab is asked; gives what asks. */
export function seekCalls(tab: string, show: (actor: string) => void): (call: CallPath) => void {
  const tabs = new BroadcastChannel("mcp-actors.playground.calls");
  const take = (call: CallPath) => {
    if (call.tab === tab) show(call.actor);
  };
  tabs.addEventListener("message", ({ data }: MessageEvent<CallPath>) => take(data));
  return (call) => {
    if (call.tab === tab) take(call);
    else tabs.postMessage(call);
  };
}
