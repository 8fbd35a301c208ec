import { serveModelStdio } from "@mcp-actors/model/node";
import { storyteller } from "@mcp-actors/model/storyteller";

const tell = storyteller({ seed: 1 });

serveModelStdio({
  name: "storyteller",
  version: "1.0.0",
  // It asks its client who the story is about, then tells it.
  async *generate(request, context) {
    const hero = String(await context.callTool("hero", { kind: "child" }));
    const prompt = `Once upon a time, there was a kind boy named ${hero}. ${hero}`;
    yield prompt;
    return yield* tell({ ...request, prompt }, context);
  },
});
