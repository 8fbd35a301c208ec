import { useEffect, useState } from "preact/hooks";
import { Badge } from "../part/badge.tsx";
import { decodeBase64 } from "./decode-base64.ts";
import { showableAs } from "./media.ts";

/** What a media view shows. */
export interface MediaViewProps {
  /** Base64. */
  readonly data: string;
  readonly mimeType: string | undefined;
  /** What it is called for people who do not see or hear it. */
  readonly label: string;
}

/** A picture or a sound out of base64, of a type known to be harmless; anything else by its type and size. */
export function MediaView({ data, mimeType, label }: MediaViewProps) {
  const kind = showableAs(mimeType);
  const url = useBlobUrl(kind === undefined ? "" : data, mimeType ?? "");
  if (kind === "image" && url !== undefined) return <img class="media" src={url} alt={label} />;
  if (kind === "audio" && url !== undefined) {
    return (
      <audio class="media" src={url} controls aria-label={label}>
        <track kind="captions" />
      </audio>
    );
  }
  const bytes = Math.floor((data.length * 3) / 4);
  return (
    <p class="media-note">
      <Badge>{mimeType ?? "no type"}</Badge> {bytes.toLocaleString("en")} bytes
    </p>
  );
}

/** A URL of this page's own for some bytes; it is gone with the component. */
function useBlobUrl(data: string, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const bytes = data === "" ? undefined : decodeBase64(data);
    if (bytes === undefined) {
      setUrl(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data, type]);
  return url;
}
