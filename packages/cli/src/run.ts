import { messageOf } from "@mcp-actors/protocol";
import { adviceOn } from "./answers/advice-on.ts";
import { type CommandLine, parseCommandLine } from "./arguments/parse-command-line.ts";
import type { Command, ConnectingCommand, TargetedInvocation } from "./command.ts";
import { COMMANDS } from "./commands/commands.ts";
import { ExitCode } from "./exit/exit-code.ts";
import { exitCodeOf } from "./exit/exit-code-of.ts";
import { Interruption } from "./exit/interruption.ts";
import { UsageError } from "./exit/usage-error.ts";
import { commandHelpText } from "./help/command-help-text.ts";
import { helpText } from "./help/help-text.ts";
import { usagesOf } from "./help/usages-of.ts";
import { didYouMean } from "./names/did-you-mean.ts";
import { discreetTerminal } from "./target/discreet-terminal.ts";
import { findTarget } from "./target/find-target.ts";
import type { Terminal } from "./terminal/terminal.ts";
import { version } from "./version.ts";

/** Runs a command line, and gives the status of the process. Never rejects. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(words, terminal);
  } catch (error) {
    return fail(error, terminal);
  }
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = words;
  switch (name) {
    case undefined:
      terminal.tell(helpText(COMMANDS, terminal.paintAside));
      return ExitCode.Usage;
    case "help":
    case "--help":
    case "-h":
      terminal.print(helpOf(rest[0], terminal));
      return ExitCode.Done;
    case "--version":
    case "-V":
    case "-v":
      terminal.print(version());
      return ExitCode.Done;
    default:
      return runCommand(commandOf(name), rest, terminal);
  }
}

function helpOf(name: string | undefined, { paint }: Terminal): string {
  return name === undefined ? helpText(COMMANDS, paint) : commandHelpText(commandOf(name), paint);
}

function commandOf(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((one) => one.name);
  const meant = didYouMean(name, names) || `, only ${names.join(", ")}`;
  throw new UsageError(`There is no command ${name}${meant}`);
}

async function runCommand(command: Command, words: readonly string[], terminal: Terminal) {
  const line = parseCommandLine(words, command);
  if (line.wantsHelp) {
    terminal.print(commandHelpText(command, terminal.paint));
    return ExitCode.Done;
  }
  const { flags } = line;
  if (!command.connects) {
    const { program } = line;
    const operands = checkOperands(command, line.operands);
    if (program !== undefined && command.takesProgram !== true) {
      throw new UsageError(`${command.name} starts no program after --`);
    }
    return command.run({ flags, operands, program, terminal });
  }
  const { target, operands } = findTarget({ ...line, ...flags });
  const checked = checkOperands(command, operands);
  return runConnecting(command, { flags, target, operands: checked, terminal });
}

/** Whatever it says of its server, it keeps the secrets that the server is asked with. */
async function runConnecting(command: ConnectingCommand, invocation: TargetedInvocation) {
  const terminal = discreetTerminal(invocation.terminal, invocation.target);
  try {
    return await command.run({ ...invocation, terminal });
  } catch (error) {
    return fail(error, terminal);
  }
}

function checkOperands(command: Command, operands: CommandLine["operands"]) {
  const { operands: needed, rest } = command;
  if (operands.length >= needed.length && (rest !== undefined || operands.length === needed.length))
    return operands;
  const usages = usagesOf(command).join("\n       ");
  const extra = operands[needed.length];
  const what = extra === undefined ? `no <${needed[operands.length]}>` : `too much: ${extra}`;
  throw new UsageError(`${command.name} was given ${what}\nUsage: ${usages}`);
}

function fail(error: unknown, terminal: Terminal): number {
  const exitCode = exitCodeOf(error);
  terminal.showStatus();
  if (error instanceof Interruption) return exitCode;
  const shown = exitCode === ExitCode.Defect && error instanceof Error ? error.stack : undefined;
  const message = shown ?? messageOf(error);
  terminal.tell(`${terminal.paintAside("red", "mcp-actors:")} ${message}`);
  const advice = adviceOn(error);
  if (advice !== undefined) terminal.tell(advice);
  return exitCode;
}
