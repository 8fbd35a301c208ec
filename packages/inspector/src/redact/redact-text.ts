import { isSecretName } from "./is-secret-name.ts";

/** What may make a text worth a closer look; most have none of it. */
const SUSPECT =
  /[=:@]|-----|eyJ|bearer|basic|(?:sk|pk|rk|gh[oprsu]|pat|xox.|npm|hf|glpat|AKIA|ASIA|AIza|ya29|SG)[-_.A-Z0-9]/i;

/** Whole secrets by their looks; a first group, where there is one, is kept. */
const SHAPES: readonly RegExp[] = [
  /()-----BEGIN [A-Z ]*(?:KEY|CERTIFICATE)[A-Z ]*-----[\s\S]*?(?:-----END [A-Z ]*-----|$)/g,
  /()\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)*/g,
  /\b((?:Bearer|Basic|Digest|Negotiate|DPoP|Token)\s+)[\w.~+/=-]{6,}/gi,
  /()\b(?:sk|pk|rk)[-_][\w-]{12,}/g,
  /()\b(?:gh[oprsu]_|github_pat_|glpat-|npm_|hf_|shpat_|xox[a-z]-|ya29\.|SG\.)[\w.-]{10,}/g,
  /()\b(?:AKIA|ASIA)[A-Z0-9]{12,}/g,
  /()\bAIza[\w-]{20,}/g,
  /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/?#@"']+(?=@)/gi,
];

/** A name that a secret may go by, and its value: in a query, a form, a header, JSON in a text, a message of an error. */
const PAIR =
  /([\w.%-]*(?:auth|cookie|token|secret|passw|passphrase|pwd|api.?key|access.?key|private.?key|credential|verifier|assertion|bearer|jwt|sig|session|otp|pin|cvv|cvc|ssn)[\w.%-]*)(\\?["']?\s*[:=]\s*(?:\\?["'])?)((?:(?:Bearer|Basic|Digest|Token)\s+)?(?:(?!\\?["'])[^\s&;,}\]])+)/gi;
/** The same of names that are secret in a URL, and may be harmless elsewhere. */
const QUERY = /([?&;](?:key|auth|code|sig|state|pass|pw|k)=)([^&\s#"']+)/gi;

/** A text without the secrets that can be seen in it. */
export function redactText(text: string): string {
  if (text.length < 4 || CLEAN.has(text)) return text;
  if (!SUSPECT.test(text)) return remember(text);
  let shown = text;
  for (const shape of SHAPES) {
    shown = shown.replace(
      shape,
      (found: string, kept: string) => kept + redacted(found.length - kept.length),
    );
  }
  shown = withoutPairs(shown);
  return shown === text ? remember(text) : shown;
}

/** How a secret is shown. */
export function redacted(length: number): string {
  return `[redacted · ${length} chars]`;
}

function withoutPairs(text: string): string {
  return text
    .replace(PAIR, (found: string, name: string, between: string, value: string) =>
      !isSecretName(name) || value.includes("[redacted")
        ? found
        : name + between + redacted(value.length),
    )
    .replace(QUERY, (_, name: string, value: string) => name + redacted(value.length));
}

/** Names, methods and event types come again and again. */
const CLEAN = new Set<string>();

function remember(text: string): string {
  if (text.length <= 64 && CLEAN.size < 4096) CLEAN.add(text);
  return text;
}
