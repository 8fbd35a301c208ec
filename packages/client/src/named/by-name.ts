/** Names that the language itself looks up and calls: awaiting or printing an object must not call a server. */
const UNNAMEABLE: ReadonlySet<string> = new Set(["then", "toJSON"]);

/** An object that has a member for every name, made when first looked at: also for names such as `constructor`. */
export function byName<Member>(make: (name: string) => Member): object {
  const made = new Map<string, Member>();
  const nothing: object = Object.freeze(Object.create(null));
  return new Proxy(nothing, {
    get(_target, name) {
      if (typeof name === "symbol" || UNNAMEABLE.has(name)) return undefined;
      const member = made.get(name) ?? make(name);
      made.set(name, member);
      return member;
    },
  });
}
