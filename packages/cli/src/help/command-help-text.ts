import { OPTIONS, type Option } from "../arguments/option.ts";
import type { Command } from "../command.ts";
import type { Paint } from "../terminal/paint.ts";
import { table } from "./table.ts";
import { usagesOf } from "./usages-of.ts";

/** What one command can do. */
export function commandHelpText(command: Command, paint: Paint): string {
  const { meanings = {} } = command;
  const names = [...command.options, "help" as const];
  return [
    `${command.summary}.`,
    "",
    paint("bold", "Usage"),
    ...usagesOf(command).map((usage) => `  ${usage}`),
    "",
    paint("bold", "Options"),
    ...table(
      names.map((name) =>
        optionRow(name, { ...OPTIONS[name], help: meanings[name] ?? OPTIONS[name].help }),
      ),
    ),
  ].join("\n");
}

function optionRow(name: string, { short, value, help }: Option): readonly [string, string] {
  const shorthand = short === undefined ? "" : `-${short}, `;
  return [`${shorthand}--${name}${value === undefined ? "" : ` ${value}`}`, help];
}
