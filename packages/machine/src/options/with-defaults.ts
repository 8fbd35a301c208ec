/** The options that were given, each one that is missing or undefined its default. */
export function withDefaults<Options extends object>(
  defaults: Options,
  given: Partial<Options> | undefined,
): Options {
  const options = { ...defaults };
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value !== undefined) Reflect.set(options, name, value);
  }
  return options;
}
