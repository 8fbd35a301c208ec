/** The media types that a peer sends and takes over HTTP. */
export const MediaType = {
  Json: "application/json",
  EventStream: "text/event-stream",
} as const;

export type MediaType = (typeof MediaType)[keyof typeof MediaType];

/** The type that a `Content-Type` names, in lower case and without parameters; empty where there is none. */
export function mediaType(contentType: string | null | undefined): string {
  if (contentType === undefined || contentType === null) return "";
  const end = contentType.indexOf(";");
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}
