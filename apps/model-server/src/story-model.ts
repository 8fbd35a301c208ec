import { defineModel, type ModelDefinition } from "@mcp-actors/model";
import { storyteller } from "@mcp-actors/model/storyteller";

/** The storyteller as a model server. */
export const storyModel: ModelDefinition = defineModel({
  name: "storyteller",
  version: "0.1.0",
  generate: storyteller(),
});
