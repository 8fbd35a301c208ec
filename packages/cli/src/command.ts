import type { Flags } from "./arguments/flags.ts";
import type { OptionName } from "./arguments/option.ts";
import type { ServerTarget } from "./target/server-target.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** What a command was called with. */
export interface Invocation {
  readonly flags: Flags;
  readonly operands: readonly string[];
  readonly terminal: Terminal;
}

/** A command that needs no server was called. */
export interface LocalInvocation extends Invocation {
  /** The program after `--`. */
  readonly program: readonly string[] | undefined;
}

/** A command was called with a server to connect to. */
export interface TargetedInvocation extends Invocation {
  readonly target: ServerTarget;
}

/** What every command says of itself. */
interface Described {
  readonly name: string;
  readonly summary: string;
  /** The operands it needs, by what they are. */
  readonly operands: readonly string[];
  /** What further operands are; without it there are none. */
  readonly rest?: string;
  readonly options: readonly OptionName[];
  /** What options mean here, where it is not what they mean elsewhere. */
  readonly meanings?: { readonly [name in OptionName]?: string };
}

/** A command that connects to a server. */
export interface ConnectingCommand extends Described {
  readonly connects: true;
  /** Does it, and gives the status of the process. */
  readonly run: (invocation: TargetedInvocation) => Promise<number>;
}

/** A command that needs no server. */
export interface LocalCommand extends Described {
  readonly connects: false;
  /** Whether a program may stand after `--`. */
  readonly takesProgram?: boolean;
  /** Does it, and gives the status of the process. */
  readonly run: (invocation: LocalInvocation) => Promise<number>;
}

/** Something that the program can do. */
export type Command = ConnectingCommand | LocalCommand;
