#!/usr/bin/env node
import { run } from "./run.ts";
import { SystemTerminal } from "./terminal/system-terminal.ts";

process.exitCode = await run(process.argv.slice(2), new SystemTerminal(process));
