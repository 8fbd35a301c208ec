import type { BaseMetadata, Icons } from "./base-metadata.ts";

/** The name and version of a client or a server. */
export interface Implementation extends BaseMetadata, Icons {
  readonly version: string;
  /** Since 2025-11-25. */
  readonly description?: string | undefined;
  /** Since 2025-11-25. */
  readonly websiteUrl?: string | undefined;
}
