/** Words that a name of something secret has in it, once case and separators are gone. */
const SECRET =
  /authorization|cookie|token|secret|passw|passphrase|^pwd$|apikey|accesskey|privatekey|credential|codeverifier|clientassertion|bearer|jwt|signature|sessionid|^(?:sig|otp|pin|cvv|cvc|ssn)$/;
/** Names with such a word that say nothing secret: how many tokens there are, which progress it is. */
const PLAIN =
  /^(?:progresstoken|tokens|(?:max|min|num|total|prompt|completion|input|output|cached)?(?:new|output|input|completion)?tokens?(?:count|limit|used|id|s)?)$/;

/** Whether what goes by a name is to be kept secret. */
export function isSecretName(name: string): boolean {
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const bare = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  const isSecret = SECRET.test(bare) && (bare === "token" || !PLAIN.test(bare));
  if (KNOWN.size < 4096 && name.length < 64) KNOWN.set(name, isSecret);
  return isSecret;
}

/** Whether it is an option of a command, such as `--token`, of which the value that follows is to be kept secret. */
export function isSecretFlag(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("--") && isSecretName(value);
}

const KNOWN = new Map<string, boolean>();
