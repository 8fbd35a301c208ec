import type { Command } from "../command.ts";
import { bridge } from "./bridge.ts";
import { call } from "./call.ts";
import { complete } from "./complete.ts";
import { doctor } from "./doctor.ts";
import { inspect } from "./inspect.ts";
import { ping } from "./ping.ts";
import { prompt } from "./prompt.ts";
import { prompts } from "./prompts.ts";
import { read } from "./read.ts";
import { replay } from "./replay.ts";
import { resources } from "./resources.ts";
import { serve } from "./serve.ts";
import { tools } from "./tools.ts";
import { watch } from "./watch.ts";

/** Every command, in the order that help shows them. */
export const COMMANDS: readonly Command[] = [
  tools,
  call,
  resources,
  read,
  prompts,
  prompt,
  complete,
  watch,
  ping,
  doctor,
  inspect,
  replay,
  serve,
  bridge,
];
