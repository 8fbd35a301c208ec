import { generateKeyPairSync, sign } from "node:crypto";

/** A key with the certificate that it signed itself, both as PEM. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

/** A certificate of `localhost` that nobody knows. RFC 5280 */
export function selfSigned(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const name = der(0x30, der(0x31, der(0x30, COMMON_NAME, text(0x0c, "localhost"))));
  const validity = der(0x30, text(0x17, "200101000000Z"), text(0x17, "491231235959Z"));
  const isAuthority = der(0x30, BASIC_CONSTRAINTS, der(0x04, der(0x30, bytes("0101ff"))));
  const names = der(0x30, ALTERNATIVE_NAMES, der(0x04, der(0x30, text(0x82, "localhost"))));
  const toBeSigned = der(
    0x30,
    bytes("a003020102"),
    bytes("020101"),
    SIGNED_SO,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(0x30, isAuthority, names)),
  );
  const signature = Buffer.concat([bytes("00"), sign("sha256", toBeSigned, privateKey)]);
  const cert = der(0x30, toBeSigned, SIGNED_SO, der(0x03, signature)).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
}

const COMMON_NAME = bytes("0603550403");
const BASIC_CONSTRAINTS = bytes("0603551d13");
const ALTERNATIVE_NAMES = bytes("0603551d11");
/** ECDSA with SHA-256. */
const SIGNED_SO = der(0x30, bytes("06082a8648ce3d040302"));

function bytes(hex: string): Buffer {
  return Buffer.from(hex, "hex");
}

function text(tag: number, value: string): Buffer {
  return der(tag, Buffer.from(value));
}

/** One value with its tag and length. X.690 */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
