import { toWords } from "./check-option.ts";

/** What an option may be, where a wrong one would do its harm only later. */
export class Kind {
  /** As it stands in "must be …". */
  readonly words: string;
  /** What a value is instead, as it stands in "not …"; undefined where it is of the kind. */
  readonly unlike: (value: unknown) => string | undefined;

  constructor(words: string, unlike: (value: unknown) => string | undefined) {
    this.words = words;
    this.unlike = unlike;
  }
}

/** Whatever can be called. */
export const aFunction = one("a function", isFunction);

/** Those that each have a part in something. */
export const functions = listOf("functions", isFunction);

/** A name, a path or words. */
export const aText = one("a text", isText);

/** A name, where it may be left without. */
export const aTextOrFalse = one("a text or false", (value) => value === false || isText(value));

/** Names, paths or words. */
export const texts = listOf("texts", isText);

/** Whether something is so. */
export const aBoolean = one("true or false", (value) => typeof value === "boolean");

/** Options of its own, or something of the caller's. */
export const anObject = one("an object", isObject);

/** Origins and the like: those of a list, or any. */
export const textsOrAny = one(
  'a list of texts or "*"',
  (value) => value === "*" || texts.unlike(value) === undefined,
);

/** A length, a count or a time; Infinity is no limit. */
export const anAmount = one(
  "a number from 0 on",
  (value) => typeof value === "number" && value >= 0,
);

/** Who hears of something: a function, or an object with methods of its own. */
export const anObserver = one(
  "a function or an object with methods",
  (value) => isFunction(value) || isObject(value),
);

/** Texts by the names of headers or variables; a `Headers` or a `Map` has no fields that say them. */
export const namedTexts = new Kind("a plain object whose values are texts", (value) => {
  if (!isObject(value) || Symbol.iterator in value) return toWords(value);
  const wrong = Object.entries(value).find(([, text]) => text !== undefined && !isText(text));
  // The value itself may be a secret.
  return wrong && `one whose ${wrong[0]} is of type ${typeof wrong[1]}`;
});

/** One of a few words. */
export function aWord(...words: readonly string[]): Kind {
  const listed = words.map((word) => JSON.stringify(word)).join(" or ");
  return one(listed, (value) => words.some((word) => word === value));
}

/** One of a few words, or whatever can be called. */
export function aWordOrFunction(...words: readonly string[]): Kind {
  const { words: listed, unlike } = aWord(...words);
  return one(
    `${listed} or a function`,
    (value) => isFunction(value) || unlike(value) === undefined,
  );
}

/** Something of the caller's own that has these methods. */
export function objectWith(...methods: readonly string[]): Kind {
  return one(
    `an object with ${methods.join(" and ")}`,
    (value) => isObject(value) && methods.every((name) => isFunction(Reflect.get(value, name))),
  );
}

/** Where time comes from. */
export const aClock = objectWith("now", "setTimeout", "clearTimeout");

/** One thing, which it is or not. */
function one(words: string, isOne: (value: unknown) => boolean): Kind {
  return new Kind(words, (value) => (isOne(value) ? undefined : toWords(value)));
}

function listOf(words: string, isItem: (value: unknown) => boolean): Kind {
  return new Kind(`a list of ${words}`, (value) => {
    if (!Array.isArray(value)) return toWords(value);
    const wrong = value.findIndex((item) => !isItem(item));
    return wrong < 0 ? undefined : `one with ${toWords(value[wrong])}`;
  });
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
