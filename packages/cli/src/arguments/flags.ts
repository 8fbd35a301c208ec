import { isLoggingLevel, LOGGING_LEVELS, type LoggingLevel, VERSIONS } from "@mcp-actors/protocol";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import { UsageError } from "../exit/usage-error.ts";
import { type Assignment, parseAssignments } from "./assignment.ts";
import { parseDuration } from "./duration.ts";
import { parseHeaders } from "./header.ts";

/** What the options of a command line say. */
export interface Flags {
  readonly json: boolean;
  readonly verbose: boolean;
  readonly decline: boolean;
  readonly watch: boolean;
  readonly http: boolean;
  readonly port: number | undefined;
  readonly host: string | undefined;
  readonly listen: string | undefined;
  readonly open: boolean;
  readonly control: boolean;
  readonly stately: boolean;
  readonly record: string | undefined;
  readonly mock: boolean;
  readonly stdio: boolean;
  readonly speed: string | undefined;
  readonly against: string | undefined;
  readonly sequential: boolean;
  readonly ignored: readonly string[];
  readonly peer: string | undefined;
  readonly verify: boolean;
  readonly diff: string | undefined;
  readonly sse: boolean;
  readonly args: string | undefined;
  readonly config: string | undefined;
  readonly headers: HeaderFields;
  readonly era: string | undefined;
  /** In ms. */
  readonly timeout: number | undefined;
  readonly logLevel: LoggingLevel | undefined;
  readonly answers: readonly Assignment[];
  readonly sample: string | undefined;
  readonly roots: readonly string[];
}

/** The values of options as they were read, by name. */
export interface OptionValues {
  readonly [name: string]: string | boolean | readonly (string | boolean)[] | undefined;
}

/** The options of a command line, each checked. */
export function toFlags(values: OptionValues): Flags {
  const timeout = text(values["timeout"]);
  return {
    json: values["json"] === true,
    verbose: values["verbose"] === true,
    decline: values["decline"] === true,
    watch: values["watch"] === true,
    http: values["http"] === true,
    port: toPort(text(values["port"])),
    host: text(values["host"]),
    listen: text(values["listen"]),
    open: values["open"] === true,
    control: values["control"] === true,
    stately: values["stately"] === true,
    record: text(values["record"]),
    mock: values["mock"] === true,
    stdio: values["stdio"] === true,
    speed: text(values["speed"]),
    against: text(values["against"]),
    sequential: values["sequential"] === true,
    ignored: texts(values["ignore"]),
    peer: text(values["peer"]),
    verify: values["verify"] === true,
    diff: text(values["diff"]),
    sse: values["sse"] === true,
    args: text(values["args"]),
    config: text(values["config"]),
    headers: parseHeaders(texts(values["header"])),
    era: toEra(text(values["era"])),
    timeout: timeout === undefined ? undefined : parseDuration(timeout),
    logLevel: toLogLevel(text(values["log-level"])),
    answers: parseAssignments(texts(values["answer"])),
    sample: text(values["sample"]),
    roots: texts(values["root"]),
  };
}

const ERAS: readonly string[] = ["auto", "modern", "legacy", ...VERSIONS];

function toEra(era: string | undefined): string | undefined {
  if (era === undefined || ERAS.includes(era)) return era;
  throw new UsageError(`--era must be one of ${ERAS.join(", ")}, not ${era}`);
}

function toPort(port: string | undefined): number | undefined {
  if (port === undefined) return undefined;
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new UsageError(`--port must be a number from 0 to 65535, not ${port}`);
}

function toLogLevel(level: string | undefined): LoggingLevel | undefined {
  if (level === undefined || isLoggingLevel(level)) return level;
  throw new UsageError(`--log-level must be one of ${LOGGING_LEVELS.join(", ")}, not ${level}`);
}

function text(value: OptionValues[string]): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function texts(value: OptionValues[string]): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
