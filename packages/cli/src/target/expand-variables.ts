import { UsageError } from "../exit/usage-error.ts";

/**
 * Text with `${NAME}` and `${NAME:-default}` replaced by variables of our environment.
 *
 * @param entry - Which entry of which file it stands in, and under which key.
 */
export function expandVariables(
  text: string,
  [entry, key]: readonly [entry: string, key: string],
  env: { readonly [name: string]: string | undefined } = process.env,
): string {
  return text.replaceAll(/\$\{(\w+)(?::-([^}]*))?\}/g, (_whole, name, otherwise) => {
    const value: string | undefined = Object.hasOwn(env, name) ? env[name] : otherwise;
    if (value === undefined) {
      throw new UsageError(`${entry} needs the variable ${name} for its ${key}`);
    }
    return value;
  });
}
