import { resolve } from "node:path";
import type { CommandTarget } from "@mcp-actors/client";
import { isRecord, isStrings } from "@mcp-actors/protocol";
import { UsageError } from "../exit/usage-error.ts";
import { expandVariables } from "./expand-variables.ts";

/** Where an entry stands. */
interface Place {
  readonly name: string;
  /** What its paths are relative to. */
  readonly folder: string;
}

/** The command that an entry of `mcpServers` describes, with the variables in it expanded. */
export function toCommandTarget(
  entry: { readonly [field: string]: unknown },
  { name, folder }: Place,
): CommandTarget {
  const { command, args = [], env = {}, cwd } = entry;
  if (typeof command !== "string") throw new UsageError(`${name} has no command`);
  return {
    command: expandVariables(command, [name, "command"]),
    args: toArguments(args, name),
    env: toVariables(env, name),
    ...(cwd !== undefined && { cwd: resolve(folder, toFolder(cwd, name)) }),
  };
}

function toArguments(args: unknown, name: string): readonly string[] {
  if (!isStrings(args)) throw new UsageError(`${name} has args that are no list of strings`);
  return args.map((arg, at) => expandVariables(arg, [name, `args[${at}]`]));
}

function toVariables(env: unknown, name: string): { readonly [variable: string]: string } {
  if (!isTextRecord(env)) throw new UsageError(`${name} has an env that is no record of strings`);
  const entries = Object.entries(env).map(([variable, value]) => [
    variable,
    expandVariables(value, [name, `env.${variable}`]),
  ]);
  return Object.fromEntries(entries);
}

function toFolder(cwd: unknown, name: string): string {
  if (typeof cwd !== "string") throw new UsageError(`${name} has a cwd that is no string`);
  return expandVariables(cwd, [name, "cwd"]);
}

function isTextRecord(value: unknown): value is { readonly [name: string]: string } {
  return isRecord(value) && Object.values(value).every((item) => typeof item === "string");
}
