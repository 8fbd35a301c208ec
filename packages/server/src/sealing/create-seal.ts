import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { checkKeys, checkTime, type KeysOf } from "@mcp-actors/transport";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { checkSecrets, deriveKeys, type RingKey, type Secret } from "./key-ring.ts";
import type { Seal } from "./seal.ts";

/** The keys of a seal and how long it holds; all of it has a default. */
export interface SealOptions {
  /** The first seals, all open: put a new key first and drop the old one after `lifetime`. Default one random key, of this process alone. */
  readonly keys?: readonly Secret[];
  /** How long a sealed text opens, in ms; default 1 h, and Infinity for as long as its key is known. */
  readonly lifetime?: number;
  /** The time in ms since 1970; default the system's. */
  readonly now?: () => number;
}

const HOUR = 3_600_000;
const SEAL_KEYS: KeysOf<SealOptions> = { keys: 1, lifetime: 1, now: 1 };
const VERSION = "1";
const NONCE_BYTES = 12;

/** Seals by AES-256-GCM: what a text is bound to is authenticated with it. */
export function createSeal(options: SealOptions = {}): Seal {
  checkKeys("createSeal", options, SEAL_KEYS);
  const { keys, lifetime = HOUR, now = Date.now } = options;
  if (keys !== undefined) checkSecrets(keys);
  checkTime("lifetime", lifetime);
  let ring: Promise<readonly RingKey[]> | undefined;
  // Drawn when first needed: workers have no randomness while their modules load.
  const derived = () => (ring ??= deriveKeys(keys ?? [randomSecret()]));
  return {
    async seal(payload, binding) {
      const [first] = await derived();
      if (first === undefined) throw new Error("unreachable: a key ring is never empty");
      const expiry = toExpiry(now() + lifetime);
      return encrypt(first, payload, { expiry, binding });
    },
    async open(token, binding) {
      const [version, id, expiry = "", nonce = "", sealed = "", more] = token.split(".");
      const key = (await derived()).find((candidate) => candidate.id === id);
      if (version !== VERSION || key === undefined || more !== undefined) throw invalid();
      const payload = await decrypt(key, { nonce, sealed, expiry, binding });
      if (isOver(expiry, now())) throw invalid();
      return payload;
    },
  };
}

function randomSecret(): Secret {
  return globalThis.crypto.getRandomValues(new Uint8Array(32));
}

/** The end of a text that has none. */
const NEVER = "";

/** A time as text without the dots that part a token. */
function toExpiry(time: number): string {
  return time === Number.POSITIVE_INFINITY ? NEVER : Math.ceil(time).toString(36);
}

function isOver(expiry: string, now: number): boolean {
  return expiry !== NEVER && Number.parseInt(expiry, 36) < now;
}

interface Bound {
  readonly expiry: string;
  readonly binding: string;
}

async function encrypt(key: RingKey, payload: string, bound: Bound): Promise<string> {
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await globalThis.crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: authenticated(key, bound) },
    key.key,
    new TextEncoder().encode(payload),
  );
  const texts = [iv, new Uint8Array(sealed)].map(toBase64url);
  return [VERSION, key.id, bound.expiry, ...texts].join(".");
}

async function decrypt(
  key: RingKey,
  { nonce, sealed, ...bound }: Bound & { readonly nonce: string; readonly sealed: string },
): Promise<string> {
  const iv = fromBase64url(nonce);
  const bytes = fromBase64url(sealed);
  if (iv?.length !== NONCE_BYTES || bytes === undefined) throw invalid();
  const additionalData = authenticated(key, bound);
  try {
    const params = { name: "AES-GCM", iv, additionalData };
    const payload = await globalThis.crypto.subtle.decrypt(params, key.key, bytes);
    return new TextDecoder().decode(payload);
  } catch {
    throw invalid();
  }
}

function authenticated({ id }: RingKey, { expiry, binding }: Bound): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([VERSION, id, expiry, binding]));
}

/** One error for every reason, so that it tells a forger nothing. */
function invalid(): ProtocolError {
  return new ProtocolError(ErrorCode.InvalidParams, "requestState is not valid here");
}
