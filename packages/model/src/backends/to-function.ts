import type { ToolDeclaration } from "../protocol/vocabulary.ts";
import { present } from "./json.ts";

/** A tool as chat endpoints are told of it. */
export function toFunction({ name, description, inputSchema }: ToolDeclaration): object {
  return { type: "function", function: present({ name, description, parameters: inputSchema }) };
}
