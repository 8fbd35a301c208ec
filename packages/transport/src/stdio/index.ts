export { streamChannel } from "../framing/stream-channel.ts";
export type { StreamChannelOptions } from "../framing/stream-channel-options.ts";
export { type DialStdioOptions, dialStdio } from "./dial-stdio.ts";
export { type ListenStdioOptions, listenStdio } from "./listen-stdio.ts";
export { type Environment, safeEnvironment, safeVariables } from "./safe-environment.ts";
export type { ShutdownGraces } from "./server-process.ts";
export { LISTEN_STDIO_KEYS } from "./stdio-keys.ts";
export { watchParent } from "./watch-parent.ts";
