import { checkKeys, optionsOf } from "@mcp-actors/transport";
import {
  LISTEN_STDIO_KEYS,
  type ListenStdioOptions,
  listenStdio,
} from "@mcp-actors/transport/stdio";
import type { ModelOffer } from "../server/define-model.ts";
import { type ServedModel, type ServeModelOptions, serveModel } from "../server/serve-model.ts";
import { SERVE_MODEL_KEYS } from "../server/server-keys.ts";
import { SERVE_MODEL_STDIO_KEYS } from "./serve-keys.ts";

/** Where to listen, and what the server may want of its own. */
export interface ServeModelStdioOptions extends ListenStdioOptions, ServeModelOptions {}

/**
 * Serves a model to the process that started this one, on stdin and stdout, until either ends.
 *
 * It is what a program does when it is started with `--mcp-stdio`. The process ends
 * with its client; what it prints meanwhile goes to stderr.
 */
export function serveModelStdio(
  offer: ModelOffer,
  options: ServeModelStdioOptions = {},
): ServedModel {
  checkKeys("serveModelStdio", options, SERVE_MODEL_STDIO_KEYS);
  return serveModel(
    offer,
    { transport: listenStdio(optionsOf(options, LISTEN_STDIO_KEYS)) },
    optionsOf<ServeModelOptions>(options, SERVE_MODEL_KEYS),
  );
}
