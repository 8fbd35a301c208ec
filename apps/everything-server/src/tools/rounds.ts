import { type Context, tool } from "@mcp-actors/server";
import { z } from "zod";

const name = z.object({ name: z.string() });

const askName = ({ elicit }: Context) =>
  elicit({ key: "user_name", message: "What is your name?", schema: name });

const askModel = ({ sample }: Context, key: string, text: string, maxTokens: number) =>
  sample({ key, messages: [{ role: "user", content: { type: "text", text } }], maxTokens });

/** What two fixtures do: go on from a confirmation, by state that only the server can have made. */
const confirm = async ({ elicit }: Context) => {
  const { ok } = await elicit({
    key: "confirm",
    message: "Please confirm",
    schema: z.object({ ok: z.boolean() }),
  });
  return `state-ok, confirmed: ${ok}`;
};

/** Tools whose questions travel in the answer, since 2026-07-28, and are answered in rounds. */
export const rounds = {
  test_input_required_result_elicitation: tool({
    description: "Asks for a name.",
    run: async (_args, ctx) => `Hello, ${(await askName(ctx)).name}!`,
  }),
  test_input_required_result_sampling: tool({
    description: "Asks a model for a capital.",
    async run(_args, ctx) {
      const { content } = await askModel(
        ctx,
        "capital_question",
        "What is the capital of France?",
        100,
      );
      return `The model said: ${JSON.stringify(content)}`;
    },
  }),
  test_input_required_result_list_roots: tool({
    description: "Asks for the client's roots.",
    async run(_args, { listRoots }) {
      const roots = await listRoots({ key: "client_roots" });
      return `Roots: ${roots.map(({ uri }) => uri).join(", ")}`;
    },
  }),
  test_input_required_result_request_state: tool({
    description: "Asks for a confirmation, and remembers by state that the client carries.",
    run: (_args, ctx) => confirm(ctx),
  }),
  test_input_required_result_tampered_state: tool({
    description: "Asks for a confirmation, and refuses state that is not its own.",
    run: (_args, ctx) => confirm(ctx),
  }),
  test_input_required_result_multiple_inputs: tool({
    description: "Asks a person, a model and the client, all at once.",
    async run(_args, ctx) {
      const [{ name }, greeting, roots] = await Promise.all([
        askName(ctx),
        askModel(ctx, "greeting", "Write a greeting", 50),
        ctx.listRoots({ key: "client_roots" }),
      ]);
      return `${name}: ${JSON.stringify(greeting.content)} (${roots.length} roots)`;
    },
  }),
  test_input_required_result_multi_round: tool({
    description: "Asks for a name, and then for a colour.",
    async run(_args, { elicit }) {
      const { name } = await elicit({
        key: "step1",
        message: "Step 1: What is your name?",
        schema: z.object({ name: z.string() }),
      });
      const { color } = await elicit({
        key: "step2",
        message: `Step 2: What is your favorite color, ${name}?`,
        schema: z.object({ color: z.string() }),
      });
      return `${name} likes ${color}`;
    },
  }),
  test_input_required_result_capabilities: tool({
    description: "Asks only what the client can answer.",
    async run(_args, ctx) {
      const { elicitation, sampling, roots } = ctx.client.capabilities;
      const answers = await Promise.all([
        elicitation && askName(ctx),
        sampling && askModel(ctx, "greeting", "Write a greeting", 50),
        roots && ctx.listRoots({ key: "client_roots" }),
      ]);
      return `Answered: ${JSON.stringify(answers.filter((answer) => answer !== undefined))}`;
    },
  }),
};
