import { isThenable } from "@mcp-actors/transport";
import { checkArguments } from "../prompts/check-arguments.ts";
import type { CompiledPrompt } from "../prompts/compiled-prompt.ts";
import { toPromptResult } from "../prompts/prompt-result.ts";
import { invalidParams } from "../request/invalid-params.ts";
import { readTexts } from "../request/read-texts.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { handle } from "../run/handle.ts";
import { toBinding } from "../sealing/to-binding.ts";
import type { Method } from "./method.ts";

/** Fills a prompt in. spec: server/prompts#getting-a-prompt */
export const promptsGet: Method = {
  eras: ["legacy", "modern"],
  capability: "prompts",
  handle(request) {
    const compiled = findPrompt(request);
    const texts = readTexts(request.params, "arguments");
    const binding = () => toBinding(request, compiled.name, texts);
    const checked = checkArguments(compiled, texts);
    if (isThenable(checked)) {
      checked
        .then(({ values }) => get(request, { compiled, values, binding }))
        .catch((error: unknown) => request.fail(error));
    } else get(request, { compiled, values: checked.values, binding });
    return undefined;
  },
};

interface Getting {
  readonly compiled: CompiledPrompt;
  readonly values: object;
  readonly binding: () => Promise<string>;
}

function get(request: ServedRequest, { compiled, values, binding }: Getting): void {
  const { name, prompt, fingerprint } = compiled;
  handle(request, {
    questioner: { fingerprint, binding },
    // The values are what the prompt's own arguments gave.
    run: (context) => prompt.get(values as Parameters<typeof prompt.get>[0], context),
    toResult(value) {
      const result = toPromptResult(value, request.caller.revision);
      if (result === undefined) throw new TypeError(`Prompt ${name} gave no messages`);
      return result;
    },
  });
}

function findPrompt({ params, runtime }: ServedRequest): CompiledPrompt {
  const { name } = params;
  if (typeof name !== "string") throw invalidParams("name must be a string");
  const prompt = runtime.registry.prompts.get(name);
  if (prompt === undefined) throw invalidParams(`Unknown prompt: ${name}`);
  return prompt;
}
