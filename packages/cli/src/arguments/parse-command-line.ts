import { parseArgs } from "node:util";
import { messageOf } from "@mcp-actors/protocol";
import type { Command } from "../command.ts";
import { UsageError } from "../exit/usage-error.ts";
import { type Flags, type OptionValues, toFlags } from "./flags.ts";
import { OPTIONS, type Option, type OptionName } from "./option.ts";
import { unknownOptionError } from "./unknown-option-error.ts";

/** A command line, taken apart. */
export interface CommandLine {
  readonly flags: Flags;
  readonly operands: readonly string[];
  /** What stands after `--`. */
  readonly program: readonly string[] | undefined;
  readonly wantsHelp: boolean;
}

/** Takes the words after a command's name apart. What stands after `--` is left as it is. */
export function parseCommandLine(words: readonly string[], command: Command): CommandLine {
  const end = words.indexOf("--");
  const own = end < 0 ? words : words.slice(0, end);
  const { values, positionals } = read(own, command);
  const wantsHelp = values["help"] === true;
  return {
    flags: toFlags(values),
    operands: positionals,
    program: end < 0 ? undefined : words.slice(end + 1),
    wantsHelp,
  };
}

function read(words: readonly string[], command: Command) {
  const names: readonly OptionName[] = [...command.options, "help"];
  const options = Object.fromEntries(names.map((name) => [name, toConfig(OPTIONS[name])]));
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    const read: OptionValues = values;
    return { values: read, positionals };
  } catch (cause) {
    const [, unknown] = /^Unknown option '(.+?)'/.exec(messageOf(cause)) ?? [];
    if (unknown !== undefined) throw unknownOptionError(unknown, command);
    throw new UsageError(faultIn(cause), { cause });
  }
}

function toConfig({ value, short, multiple = false }: Option) {
  const type = value === undefined ? ("boolean" as const) : ("string" as const);
  return { type, multiple, ...(short !== undefined && { short }) };
}

/** The parser's advice after its first sentence is about programs without a `--` of their own. */
function faultIn(cause: unknown): string {
  const message = messageOf(cause);
  return message.split(/\. |\n/)[0]?.replace(/\.$/, "") ?? message;
}
