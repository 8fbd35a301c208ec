import { toBase64url } from "./base64url.ts";

/** A secret that keys are derived from: at least 32 bytes, as such or as UTF-8 text. */
export type Secret = string | Uint8Array<ArrayBuffer>;

/** A key, and the name that tokens know it by. */
export interface RingKey {
  readonly id: string;
  readonly key: CryptoKey;
}

const LEAST_BYTES = 32;
const ID_BYTES = 6;

/** Derives the keys of a ring. */
export function deriveKeys(secrets: readonly Secret[]): Promise<readonly RingKey[]> {
  return Promise.all(secrets.map(deriveKey));
}

/** Throws unless every secret is long enough and there is one. */
export function checkSecrets(secrets: readonly Secret[]): void {
  if (secrets.length === 0) throw new RangeError("Key ring must hold at least one key");
  for (const secret of secrets) {
    if (toBytes(secret).length < LEAST_BYTES) {
      throw new RangeError(`Keys of a seal must have at least ${LEAST_BYTES} bytes`);
    }
  }
}

async function deriveKey(secret: Secret): Promise<RingKey> {
  const { subtle } = globalThis.crypto;
  const raw = await subtle.digest("SHA-256", toBytes(secret));
  const key = await subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
  const id = await subtle.digest("SHA-256", raw);
  return { id: toBase64url(new Uint8Array(id, 0, ID_BYTES)), key };
}

function toBytes(secret: Secret): Uint8Array<ArrayBuffer> {
  return typeof secret === "string" ? new TextEncoder().encode(secret) : secret;
}
