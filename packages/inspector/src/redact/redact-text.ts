import { redactPairs } from "./redact-pairs.ts";
import { redacted } from "./redacted.ts";

/** What may make a text worth a closer look; most have none of it. */
const SUSPECT =
  /[=:@]|%3D|--|eyJ|bearer|basic|(?:sk|pk|rk|gh[oprsu]|pat|xox.|npm|hf|glpat|AKIA|ASIA|AIza|ya29|SG)[-_.A-Z0-9]/i;

/**
 * Whole secrets by their looks; a first group, where there is one, is kept.
 *
 * Others write the text: none of these looks at a part of it again and again.
 */
const SHAPES: readonly RegExp[] = [
  /()-----BEGIN (?=[A-Z ]*(?:KEY|CERTIFICATE))[A-Z ]*-----[\s\S]*?(?:-----END [A-Z ]*-----|$)/g,
  /\b((?:Bearer|Basic|Digest|Negotiate|DPoP|Token)\s+)[\w.~+/=-]{6,}/gi,
  /()\b(?:sk|pk|rk)[-_][\w-]{12,}/g,
  /()\b(?:gh[oprsu]_|github_pat_|glpat-|npm_|hf_|shpat_|xox[a-z]-|ya29\.|SG\.)[\w.-]{10,}/g,
  /()\b(?:AKIA|ASIA)[A-Z0-9]{12,}/g,
  /()\bAIza[\w-]{20,}/g,
  /([a-z0-9+.-]:\/\/)[^\s/?#"']+(?=@)/gi,
];
/** A JSON Web Token, and what only begins as one: the end of it tells. */
const JWT = /\beyJ[\w-]{5,}(?:\.[\w-]{5,}(?:\.[\w-]*)*)?/g;
/** A name that is secret in a URL, and may be harmless elsewhere, and its value. */
const QUERY = /([?&;](?:key|auth|code|sig|state|pass|pw|k)=)([^&\s#"']+)/gi;

/** A text without the secrets that can be seen in it. */
export function redactText(text: string): string {
  if (text.length < 4 || CLEAN.has(text)) return text;
  if (!SUSPECT.test(text)) return remember(text);
  let shown = text.replace(JWT, (found) => (found.includes(".") ? redacted(found.length) : found));
  for (const shape of SHAPES) {
    shown = shown.replace(
      shape,
      (found: string, kept: string) => kept + redacted(found.length - kept.length),
    );
  }
  shown = redactPairs(shown).replace(
    QUERY,
    (_, name: string, value: string) => name + redacted(value.length),
  );
  return shown === text ? remember(text) : shown;
}

/** Names, methods and event types come again and again. */
const CLEAN = new Set<string>();

function remember(text: string): string {
  if (text.length <= 64 && CLEAN.size < 4096) CLEAN.add(text);
  return text;
}
