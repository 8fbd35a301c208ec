#!/usr/bin/env node
import { cacheCompiled } from "./cache-compiled.ts";

cacheCompiled();
// What this file imports itself is compiled before it runs.
const { main } = await import("./main.ts");
await main();
