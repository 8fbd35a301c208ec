#!/usr/bin/env node
import { run } from "./run.ts";
import { SystemTerminal } from "./terminal/system-terminal.ts";

const status = await run(process.argv.slice(2), new SystemTerminal(process));
// The terminal may know better.
process.exitCode ??= status;
