import type { ContentBlock, EmbeddedContents } from "@mcp-actors/protocol";
import type { Paint } from "../terminal/paint.ts";
import { textOf } from "./text-of.ts";

/** A block of content, for a person: text as it is, bytes as what they are. */
export function contentText(block: ContentBlock, paint: Paint): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "image":
    case "audio":
      return paint("dim", `[${block.type} ${block.mimeType}, ${bytesOf(block.data)}]`);
    case "resource_link":
      return `${paint("cyan", block.uri)} ${paint("dim", textOf(block.title) ?? block.name)}`;
    case "resource":
      return contentsText(block.resource, paint);
    default:
      return JSON.stringify(block);
  }
}

/** What a resource holds, for a person. */
export function contentsText(contents: EmbeddedContents, paint: Paint): string {
  if (isText(contents)) return contents.text;
  const kind = textOf(contents.mimeType) ?? "bytes";
  return paint("dim", `[${kind}, ${bytesOf(contents.blob)}]`);
}

/** Whether a resource holds text: one that has both fields is what the one of them that fits says. */
export function isText(contents: EmbeddedContents): contents is TextContents {
  return "text" in contents && typeof contents.text === "string";
}

type TextContents = Extract<EmbeddedContents, { readonly text: string }>;

function bytesOf(base64: string): string {
  return `${Buffer.from(base64, "base64").length} bytes`;
}
