/** What a session stores, for a test. */
export function memoryStorage(
  room = Number.POSITIVE_INFINITY,
): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new Error("There is no room left");
      items.set(key, value);
    },
  };
}
