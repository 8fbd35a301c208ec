import type { Tone } from "../state/mark.ts";
import type { CallSubject } from "./call-subject.ts";

/** One word of an annotation. */
export interface AnnotationBadge {
  readonly text: string;
  readonly tone: Tone;
}

/** What the annotations of a tool or a resource say, in words; hints that were not given say nothing. */
export function annotationBadges(annotations: CallSubject["annotations"] = {}): AnnotationBadge[] {
  return Object.entries(annotations).flatMap(([name, value]): AnnotationBadge[] => {
    const hint = HINTS.get(`${name}: ${value}`);
    if (hint !== undefined) return [hint];
    if (name === "title" || name.endsWith("Hint")) return [];
    return [
      { text: `${name} ${Array.isArray(value) ? value.join(", ") : value}`, tone: "neutral" },
    ];
  });
}

const HINTS = new Map<string, AnnotationBadge>([
  ["readOnlyHint: true", { text: "read-only", tone: "ok" }],
  ["destructiveHint: true", { text: "destructive", tone: "error" }],
  ["destructiveHint: false", { text: "additive", tone: "neutral" }],
  ["idempotentHint: true", { text: "idempotent", tone: "neutral" }],
  ["openWorldHint: true", { text: "open world", tone: "warning" }],
  ["openWorldHint: false", { text: "closed world", tone: "neutral" }],
]);
