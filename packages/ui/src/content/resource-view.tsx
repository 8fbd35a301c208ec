import type { EmbeddedContents } from "@mcp-actors/protocol";
import { Badge } from "../part/badge.tsx";
import { Icon } from "../part/icon.tsx";
import { MediaView } from "./media-view.tsx";
import { SafeLink } from "./safe-link.tsx";
import { TextView } from "./text-view.tsx";

/** What a resource view shows. */
export interface ResourceViewProps {
  /** As `resources/read` answers them and as content embeds them. */
  readonly contents: EmbeddedContents;
}

/** The contents of one resource under its URI. */
export function ResourceView({ contents }: ResourceViewProps) {
  const { uri, mimeType } = contents;
  return (
    <div class="block resource">
      <p class="origin">
        <Icon name="resource" />
        <SafeLink uri={uri} />
        {mimeType !== undefined && <Badge>{mimeType}</Badge>}
      </p>
      {"text" in contents && typeof contents.text === "string" ? (
        <TextView text={contents.text} />
      ) : (
        <MediaView data={blobOf(contents)} mimeType={mimeType} label={uri} />
      )}
    </div>
  );
}

function blobOf(contents: EmbeddedContents): string {
  return "blob" in contents && typeof contents.blob === "string" ? contents.blob : "";
}
