import { defineServer } from "@mcp-actors/server";
import { pixel } from "./fixtures/pixel.ts";
import { prompts } from "./prompts.ts";
import { resources } from "./resources.ts";
import { asking } from "./tools/asking.ts";
import { content } from "./tools/content.ts";
import { forms } from "./tools/forms.ts";
import { reporting } from "./tools/reporting.ts";
import { rounds } from "./tools/rounds.ts";
import { schemas } from "./tools/schemas.ts";
import { triggers } from "./tools/triggers.ts";

/** A server that has everything the protocol knows, under the names that the official conformance suite asks for. */
export const everything = defineServer({
  name: "everything-server",
  title: "Everything",
  version: "1.0.0",
  description: "Every feature of the protocol, one fixture each.",
  websiteUrl: "https://modelcontextprotocol.io",
  icons: [{ src: `data:image/png;base64,${pixel}`, mimeType: "image/png", sizes: ["1x1"] }],
  instructions: "Call test_simple_text first: it needs no arguments and nothing of the client.",
  // The suite calls the first tool without arguments, so content comes first.
  tools: {
    ...content,
    ...reporting,
    ...asking,
    ...forms,
    ...rounds,
    ...schemas,
    ...triggers,
  },
  resources,
  prompts,
});
