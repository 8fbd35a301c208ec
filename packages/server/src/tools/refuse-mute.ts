/** Values of which JSON says nothing, or nonsense: what each is, and what to return instead. */
const MUTE: readonly (readonly [isOne: (value: unknown) => boolean, words: string])[] = [
  [(value) => typeof value === "function", "a function: call it, and return what it gives"],
  [(value) => typeof value === "symbol", "a symbol: return a text"],
  [(value) => value instanceof Error, "an Error: throw it"],
  [(value) => value instanceof Map, "a Map: return Object.fromEntries(map)"],
  [(value) => value instanceof Set, "a Set: return [...set]"],
  [
    (value) => ArrayBuffer.isView(value) || value instanceof ArrayBuffer,
    'bytes: return content, as { type: "image", data, mimeType } with the data in base64',
  ],
];

/** Throws where a tool returned what its client would be told nothing of. */
export function refuseMute(value: unknown): void {
  // Most return texts or plain objects.
  if (typeof value === "string" || Object.getPrototypeOf(value ?? 0) === Object.prototype) return;
  const mute = MUTE.find(([isOne]) => isOne(value));
  if (mute !== undefined) throw new TypeError(`The tool returned ${mute[1]}`);
}
