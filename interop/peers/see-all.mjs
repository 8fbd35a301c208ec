// What an official client sees of a server, whichever version of it drives: plain JSON, to be judged elsewhere.

/** Does all the work that it is given, one thing after another. */
export async function seeAll(client, { calls, reads, prompts, completions }) {
  return {
    tools: namesOf((await client.listTools()).tools),
    resources: (await client.listResources()).resources.map(({ uri }) => uri),
    templates: (await client.listResourceTemplates()).resourceTemplates.map(
      ({ uriTemplate }) => uriTemplate,
    ),
    prompts: namesOf((await client.listPrompts()).prompts),
    calls: await each(calls, async ({ name, args = {} }) =>
      resultText(await client.callTool({ name, arguments: args })),
    ),
    reads: await each(reads, async ({ uri }) => {
      const { contents } = await client.readResource({ uri });
      return contents.map(({ text, blob }) => text ?? blob).join();
    }),
    got: await each(prompts, async ({ name, args }) => {
      const { messages } = await client.getPrompt({ name, arguments: args });
      return messages.map(({ content }) => blockText(content)).join(" | ");
    }),
    completions: await each(completions, async ({ ref, argument }) => {
      const { completion } = await client.complete({ ref, argument });
      return completion.values.join();
    }),
  };
}

/** Makes a call, and gives each progress that was heard. */
export async function hearProgress(call) {
  const progress = [];
  await call({ onprogress: (step) => progress.push(step.progress) });
  return progress;
}

/** All that a result says; what is no text is named by its kind. */
export function resultText({ content, isError }) {
  return `${isError ? "error: " : ""}${content.map(blockText).join(" | ")}`;
}

/** A person who fills every form with what they were told to. */
export const answerForm = ({ params }) => ({
  action: "accept",
  content: Object.fromEntries(
    Object.keys(params.requestedSchema.properties).map((name) => [name, FORM[name]]),
  ),
});

const FORM = { username: "ada", email: "ada@example.com", confirmed: true };

function blockText(block) {
  return block.type === "text" ? block.text : block.type;
}

function namesOf(entries) {
  return entries.map(({ name }) => name);
}

async function each(work, see) {
  const seen = [];
  for (const item of work) seen.push(await see(item));
  return seen;
}
