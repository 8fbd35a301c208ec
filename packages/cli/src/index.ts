export { ExitCode } from "./exit/exit-code.ts";
export { run } from "./run.ts";
export type { Paint, Style } from "./terminal/paint.ts";
export { SystemTerminal } from "./terminal/system-terminal.ts";
export type { Terminal } from "./terminal/terminal.ts";
