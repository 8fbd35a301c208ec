import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { HubRole } from "../hub/hub.ts";

/** The tokens of a hub, 128 bits each at least. */
export interface TokenValues {
  /** Of viewers, who read and nothing else. */
  readonly read: string;
  /** Of producers, who write and nothing else. */
  readonly write: string;
  /** Of viewers that may drive too. */
  readonly drive: string;
}

/** Says what one may be who has a token. */
export class HubTokens {
  readonly values: TokenValues;
  readonly #roles: readonly (readonly [HubRole, Buffer])[];
  readonly #granted = new Map<string, Buffer>();

  constructor(values: Partial<TokenValues> = {}) {
    const { read = createToken(), write = createToken(), drive = createToken() } = values;
    this.values = { read, write, drive };
    this.#roles = [
      ["viewer", digest(read)],
      ["producer", digest(write)],
      ["driver", digest(drive)],
    ];
  }

  /** Takes as long whichever it is, and whether it is one. */
  roleOf(token: string): HubRole | undefined {
    const given = digest(token);
    let found: HubRole | undefined;
    for (const [role, known] of this.#roles) if (timingSafeEqual(known, given)) found = role;
    for (const known of this.#granted.values()) {
      if (timingSafeEqual(known, given)) found = "producer";
    }
    return found;
  }

  /** Lets a producer of its own in, until it is revoked. */
  grant(token: string): void {
    this.#granted.set(token, digest(token));
  }

  revoke(token: string): void {
    this.#granted.delete(token);
  }
}

/** A random token of 128 bits. */
export function createToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Of equal length whatever the token is, so that all can be compared. */
function digest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
