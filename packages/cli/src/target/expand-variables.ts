import { UsageError } from "../usage-error.ts";

/** Text with `${NAME}` and `${NAME:-default}` replaced by variables of our environment. */
export function expandVariables(
  text: string,
  where: string,
  env: { readonly [name: string]: string | undefined } = process.env,
): string {
  return text.replaceAll(/\$\{(\w+)(?::-([^}]*))?\}/g, (_whole, name, otherwise) => {
    const value: string | undefined = Object.hasOwn(env, name) ? env[name] : otherwise;
    if (value === undefined) throw new UsageError(`${where} needs the variable ${name}`);
    return value;
  });
}
