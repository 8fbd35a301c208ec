import { MESSAGE_KEYS } from "../framing/message-keys.ts";
import type { KeysOf } from "../options/check-keys.ts";
import {
  aBoolean,
  aFunction,
  anAmount,
  anObject,
  aText,
  aWordOrFunction,
  namedTexts,
} from "../options/kind.ts";
import type { DialStdioOptions } from "./dial-stdio.ts";
import type { ListenStdioOptions } from "./listen-stdio.ts";
import type { ShutdownGraces } from "./server-process.ts";

/** What `dialStdio` may be told. Its command and arguments are looked at where it is started, for what is said then. */
export const DIAL_STDIO_KEYS: KeysOf<DialStdioOptions> = {
  command: 1,
  args: 1,
  env: namedTexts,
  cwd: aText,
  stderr: aWordOrFunction("pipe", "inherit"),
  ...MESSAGE_KEYS,
  shutdown: anObject,
  onSpawn: aFunction,
  watch: aFunction,
};

/** What may be said of how a process ends. */
export const SHUTDOWN_KEYS: KeysOf<ShutdownGraces> = { eofGrace: anAmount, termGrace: anAmount };

/** What `listenStdio` may be told. */
export const LISTEN_STDIO_KEYS: KeysOf<ListenStdioOptions> = {
  input: anObject,
  output: anObject,
  ...MESSAGE_KEYS,
  outboxMark: anAmount,
  exitOnClose: aBoolean,
  exitGrace: anAmount,
};
