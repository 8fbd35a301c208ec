import { checkTimeouts } from "@mcp-actors/machine";
import { checkKeys } from "@mcp-actors/transport";
import { CONNECT_MODEL_KEYS } from "./client-keys.ts";
import { createModel } from "./create-model.ts";
import type { Model } from "./model.ts";
import type { ConnectModelOptions } from "./model-options.ts";
import type { ModelTarget } from "./model-target.ts";
import { openModel } from "./open-model.ts";

/**
 * Connects to a model, and stays connected.
 *
 * Rejects when it cannot be reached or does not open, and leaves nothing behind;
 * later losses are mended by the supervision policy.
 *
 * @example Tokens as they come
 * ```ts
 * await using model = await connectModel({ command: "storyteller" });
 * for await (const token of model.generate("Once upon a time,")) process.stdout.write(token);
 * ```
 */
export async function connectModel(
  target: ModelTarget,
  options: ConnectModelOptions = {},
): Promise<Model> {
  checkKeys("connectModel", options, CONNECT_MODEL_KEYS);
  const { signal } = options;
  signal?.throwIfAborted();
  checkTimeouts(options);
  const parts = openModel(target, options);
  const model = createModel(parts);
  const abort = () => void model.close("Connecting was aborted");
  signal?.addEventListener("abort", abort);
  try {
    await parts.connection.opened();
    // The signal may have come in between the opening and this moment.
    signal?.throwIfAborted();
    return model;
  } catch (error) {
    await model.close();
    throw signal?.aborted === true ? signal.reason : error;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}
