import { messageOf } from "@mcp-actors/protocol";
import { Bridge } from "../bridge/bridge.ts";
import { listenNear, type NearPlace } from "../bridge/listen-near.ts";
import { reachFarEnd } from "../bridge/reach-far-end.ts";
import { untilOver } from "../bridge/until-over.ts";
import type { ConnectingCommand, TargetedInvocation } from "../command.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { UsageError } from "../exit/usage-error.ts";
import { shownTarget } from "../target/server-target.ts";

/** `bridge`: serves a server of one wire on another. */
export const bridge: ConnectingCommand = {
  name: "bridge",
  summary: "Serve a server of one wire on another: each client gets a connection of its own",
  connects: true,
  operands: [],
  options: ["listen", "sse", "config", "header"],
  async run(invocation) {
    const { terminal, target } = invocation;
    const near = await listen(invocation);
    if (near.url !== undefined) {
      const older = invocation.flags.sse ? ` and ${new URL("/sse", near.url).href}` : "";
      terminal.tell(`Bridging ${near.url}${older} to ${shownTarget(target)}`);
    }
    await untilOver(near, terminal);
    return ExitCode.Done;
  },
};

async function listen({ flags, target, terminal }: TargetedInvocation): Promise<NearPlace> {
  const { listen, sse } = flags;
  if (listen === undefined) throw new UsageError("bridge needs --listen ADDRESS");
  if (sse && !listen.startsWith("http:")) throw new UsageError("--sse goes with --listen http:…");
  const onFailure = (cause: unknown) =>
    terminal.tell(`Lost ${shownTarget(target)}: ${messageOf(cause)}`);
  return listenNear(
    { address: listen, sse },
    (channel, passed) => new Bridge(channel, reachFarEnd(target), { passed, onFailure }),
  );
}
