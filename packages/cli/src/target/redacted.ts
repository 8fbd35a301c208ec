import { isUrlTarget, type ServerTarget } from "./server-target.ts";

/** A text without the secrets that a server is asked with. */
export function redacted(text: string, target: ServerTarget): string {
  if (!isUrlTarget(target)) return text;
  return target.secrets.reduce((shown, secret) => shown.replaceAll(secret, "•••"), text);
}
