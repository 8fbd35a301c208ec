/** Pictures that browsers draw without running anything in them. */
const IMAGES: ReadonlySet<string> = new Set(
  ["png", "jpeg", "gif", "webp", "avif", "bmp"].map((kind) => `image/${kind}`),
);

/** Sounds that browsers play. */
const AUDIO: ReadonlySet<string> = new Set(
  ["mpeg", "mp4", "wav", "x-wav", "wave", "ogg", "webm", "aac", "flac"].map(
    (kind) => `audio/${kind}`,
  ),
);

/** How content of a media type may be shown: as a picture, as a sound, or not at all. */
export function showableAs(mimeType: string | undefined): "image" | "audio" | undefined {
  const type = mimeType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (IMAGES.has(type)) return "image";
  return AUDIO.has(type) ? "audio" : undefined;
}
