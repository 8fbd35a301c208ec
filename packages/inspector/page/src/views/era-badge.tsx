import { Badge } from "@mcp-actors/ui";

/** First revision of the modern era. */
const MODERN = "2026-07-28";

/** What an era badge shows. */
export interface EraBadgeProps {
  readonly revision: string;
}

/** Which era a peer speaks, with the revision in its tooltip. */
export function EraBadge({ revision }: EraBadgeProps) {
  const isModern = revision >= MODERN;
  return (
    <Badge tone={isModern ? "info" : "muted"} title={`Revision ${revision}`}>
      {isModern ? "modern" : "legacy"}
    </Badge>
  );
}
