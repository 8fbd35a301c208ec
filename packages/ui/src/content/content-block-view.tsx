import { isContentBlock, isRecord, type ResourceLink } from "@mcp-actors/protocol";
import { JsonView } from "../json/json-view.tsx";
import { Badge } from "../part/badge.tsx";
import { Button } from "../part/button.tsx";
import { Icon } from "../part/icon.tsx";
import { MediaView } from "./media-view.tsx";
import { ResourceView } from "./resource-view.tsx";
import { SafeLink } from "./safe-link.tsx";
import { TextView } from "./text-view.tsx";

/** What a content block view shows. */
export interface ContentBlockViewProps {
  readonly block: unknown;
  readonly onReadResource?: ((uri: string) => void) | undefined;
}

/** One block of content; what is none of the specification's is shown as JSON. */
export function ContentBlockView({ block, onReadResource }: ContentBlockViewProps) {
  if (!isContentBlock(block)) return <StrangeBlock block={block} />;
  switch (block.type) {
    case "text":
      return <TextView text={block.text} />;
    case "image":
    case "audio":
      return <MediaView data={block.data} mimeType={block.mimeType} label={block.type} />;
    case "resource":
      return <ResourceView contents={block.resource} />;
    case "resource_link":
      return <LinkBlock link={block} onReadResource={onReadResource} />;
    default:
      return <StrangeBlock block={block} />;
  }
}

function StrangeBlock({ block }: { readonly block: unknown }) {
  const type = isRecord(block) && typeof block["type"] === "string" ? block["type"] : "unknown";
  return (
    <div class="block">
      <Badge>{type}</Badge>
      <JsonView value={block} />
    </div>
  );
}

interface LinkBlockProps {
  readonly link: ResourceLink;
  readonly onReadResource: ((uri: string) => void) | undefined;
}

function LinkBlock({ link, onReadResource }: LinkBlockProps) {
  return (
    <div class="block link">
      <Icon name="resource" />
      <strong>{link.title ?? link.name}</strong>
      <SafeLink uri={link.uri} />
      {link.mimeType !== undefined && <Badge>{link.mimeType}</Badge>}
      {onReadResource !== undefined && (
        <Button onClick={() => onReadResource(link.uri)}>Read</Button>
      )}
      {link.description !== undefined && <p class="hint">{link.description}</p>}
    </div>
  );
}
