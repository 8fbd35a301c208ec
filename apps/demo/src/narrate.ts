import type { Call, Client } from "@mcp-actors/client";
import type { Progress } from "@mcp-actors/protocol";
import { bar, moment } from "./timeline.ts";

/** Prints the life of the connection and of every call of a client, as it happens. */
export function narrate(client: Client): void {
  moment("connection", client.state, accountOf(client));
  let calls = 0;
  client.events$.subscribe((event) => {
    if (event.type === "connection.state") {
      moment("connection", event.state, event.state === "ready" ? accountOf(client) : "");
    }
    if (event.type !== "call.state" || event.state !== "pending" || named.has(event.call)) return;
    calls += 1;
    narrateCall(event.call, `#${calls} ${nameOf(event.call)}`);
  });
}

const named = new WeakSet<Call<unknown>>();

function narrateCall(call: Call<unknown>, name: string): void {
  named.add(call);
  const since = performance.now();
  let heard = "";
  call.progress$.subscribe((progress) => {
    heard = describe(progress);
    moment(name, "progressing", heard);
  });
  call.state$.subscribe((state) => {
    if (state === "progressing") return;
    const took = call.outcome === undefined ? "" : `${Math.round(performance.now() - since)} ms`;
    moment(name, state, [took, reasonOf(call)].filter(Boolean).join(" · "));
  });
}

function nameOf(call: Call<unknown>): string {
  const { method, name } = call.actor.getSnapshot().context;
  return name ?? method;
}

function describe({ progress, total, message }: Progress): string {
  return `${bar(progress, total)}  ${message ?? ""}`;
}

function reasonOf({ outcome }: Call<unknown>): string {
  switch (outcome?.status) {
    case "cancelled":
      return outcome.reason ?? "";
    case "timedOut":
      return `${outcome.clock} limit`;
    case "lost":
    case "refused":
      return outcome.cause;
    case "failed":
      return outcome.error.message;
    default:
      return "";
  }
}

function accountOf({ server }: Client): string {
  return `${server.info["name"]} ${server.info["version"]} speaks ${server.revision}`;
}
