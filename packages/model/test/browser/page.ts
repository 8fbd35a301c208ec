import { ollama, openAi, samplingWith } from "../../src/backends/index.ts";
import { connectModel, defineModel, modelTool } from "../../src/index.ts";
import { storyteller, tell } from "../../src/storyteller/index.ts";

/** What a page asks of the storyteller, in the page itself. */
export async function story(): Promise<readonly [told: string, expected: string]> {
  const prompt = "Once upon a time, there was";
  const model = await connectModel(defineModel({ generate: storyteller() }), {
    tools: { nothing: modelTool({ run() {} }) },
  });
  const told = await model.generate({ prompt, seed: 7 });
  await model.close();
  return [told, [...tell(prompt, { seed: 7 })].join("")];
}

/** How starting a program fails where there are no programs. */
export async function program(): Promise<unknown> {
  return failureOf(connectModel({ command: "storyteller" }, NEVER));
}

/** How a socket fails where there are none. */
export async function socket(): Promise<unknown> {
  return failureOf(connectModel("tcp://localhost:1", NEVER));
}

/** The back-ends that a page has. */
export const backends = { ollama, openAi, samplingWith };

const NEVER = { supervision: { restart: "never" } } as const;

async function failureOf(connecting: Promise<unknown>): Promise<unknown> {
  return connecting.then(
    () => "none",
    (error: Error) => error.message,
  );
}
