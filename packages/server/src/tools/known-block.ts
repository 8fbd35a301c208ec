import type { ContentBlock, Revision } from "@mcp-actors/protocol";

/** A block of content as a revision can carry it: a kind that it lacks becomes text. */
export function toKnownBlock(
  block: ContentBlock,
  { contentKinds, version }: Revision,
): ContentBlock {
  if (contentKinds.has(block.type)) return block;
  if (block.type === "resource_link") return toText(`${block.title ?? block.name}: ${block.uri}`);
  return toText(`[${block.type} content, which revision ${version} cannot carry]`);
}

function toText(text: string): ContentBlock {
  return { type: "text", text };
}
