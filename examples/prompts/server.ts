import { defineServer, prompt } from "@mcp-actors/server";
import { serveStdio } from "@mcp-actors/server/node";

const LANGUAGES = ["French", "Frisian", "German"];

const translator = defineServer({
  name: "translator",
  version: "1.0.0",
  prompts: {
    translate: prompt({
      title: "Translate",
      description: "Asks a model for a translation.",
      arguments: {
        text: { description: "What to translate", required: true },
        language: { description: "Into what; English by default" },
      },
      complete: {
        language: (begun) => LANGUAGES.filter((language) => language.startsWith(begun)),
      },
      get: ({ text, language = "English" }) => `Translate into ${language}: ${text}`,
    }),
  },
});

await serveStdio(translator);
