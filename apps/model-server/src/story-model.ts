import { defineModel, type ModelDefinition } from "@mcp-actors/model";
import { storyteller } from "@mcp-actors/model/storyteller";
import { paced } from "./paced.ts";

/** The storyteller as a model server; a request may say in `pace` how many tokens it wants a second. */
export const storyModel: ModelDefinition = defineModel({
  name: "storyteller",
  version: "0.1.0",
  generate: paced(storyteller()),
});
