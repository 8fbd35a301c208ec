import type { ChannelTarget, CommandTarget, LinkTarget } from "@mcp-actors/client";

/**
 * A model that can be connected to: the URL of one (`ws:`, `wss:`, `tcp:` or `unix:`); a program, which is
 * started with `--mcp-stdio`; a definition in this process; a wire of the caller's own.
 */
export type ModelTarget = string | URL | CommandTarget | LinkTarget | ChannelTarget;
