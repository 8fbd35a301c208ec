import { schema20241105 } from "./revision/2024-11-05.ts";
import { schema20250326 } from "./revision/2025-03-26.ts";
import { schema20250618 } from "./revision/2025-06-18.ts";
import { schema20251125 } from "./revision/2025-11-25.ts";
import { schema20260728 } from "./revision/2026-07-28.ts";
import type { RevisionSchema } from "./revision-schema.ts";

const SCHEMAS: readonly RevisionSchema[] = [
  schema20260728,
  schema20251125,
  schema20250618,
  schema20250326,
  schema20241105,
];

/** The schemas of the revision that a version names, if there is one. */
export function schemaOf(version: string): RevisionSchema | undefined {
  return SCHEMAS.find((schema) => schema.version === version);
}
