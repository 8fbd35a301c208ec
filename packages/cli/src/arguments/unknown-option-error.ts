import type { Command } from "../command.ts";
import { COMMANDS } from "../commands/commands.ts";
import { UsageError } from "../exit/usage-error.ts";
import { didYouMean } from "../names/did-you-mean.ts";

/** An option that a command does not have, with the one that was meant, or who has it. */
export function unknownOptionError(word: string, command: Command): UsageError {
  const owners = COMMANDS.filter(({ options }) => options.some((one) => `--${one}` === word));
  if (owners.length > 0) {
    const names = owners.map(({ name }) => name).join(", ");
    return new UsageError(`${command.name} has no option ${word}; these have: ${names}`);
  }
  const options = [...command.options, "help"].map((one) => `--${one}`);
  const meant = word.startsWith("--") ? didYouMean(word, options) : "";
  const help = `; mcp-actors ${command.name} --help lists them`;
  return new UsageError(`${command.name} has no option ${word}${meant || help}`);
}
