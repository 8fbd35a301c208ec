import fc from "fast-check";

/** How the texts of one wire that repeat look: what stays as it is. */
interface Voice {
  readonly kind: "request" | "result" | "notification";
  readonly method: string;
  readonly constants: readonly string[];
  readonly meta: string;
  /** The name before the number that ends `_meta`, or the params of a notification. */
  readonly counted: string;
}

/** One text: what varies in it, and what is wrong with it. */
interface Step {
  readonly at: number;
  readonly id: string;
  readonly number: string;
  readonly rest: string;
  readonly fault: (text: string) => string;
}

const WHOLE = ["0", "1", "7", "12", "100", "123456789012345"];
const ODD = [
  ...["-1", "-0", "1.0", "1.5", "1e2", "1E+2", "007", "00", "", "0x1", "+1", "\u0661", "null"],
  ...["9007199254740991", "9007199254740993", "12345678901234567890", "1e400", '"1"', "[1]", "1 "],
];

const METHODS = ["say", 'a\\"b', "\\ud800", "\\u0073ay", 'params\\":{}', ""];

/** Fields that say something else than they seem to, or where they should not. */
const FIELDS = [
  ...['"a":1', '"a":"b"', '"b":true', '"c":null', '"1":"x"', '"":""', '"z":-0', '"f":1.0'],
  ...['"a":1,"a":2', '"\\u0061":3', '"__proto__":{"x":1}', '"__proto__":5', '"\\u005f_proto__":1'],
  ...['"toJSON":1', '"constructor":"x"', '"s":"}}}"', '"s":"\\""', '"s":"\\\\"', '"l":"\\ud800"'],
  ...['"s":",\\"_meta\\":{\\"a\\":1}}}"', '"in":{"_meta":{"a":1}}', '"o":{}', '"o":[[{"n":[]}]]'],
  ...['"\u2028":"\ud800"', ' "a" : 1 ', '"d":{"__proto__":{}}', '"n":7', '"t":1.25'],
];
const LATE = ['"_meta":{}', '"_meta":{"a":1},"x":1', '"\\u005fmeta":{"a":1}', '"_meta":null'];

const field = fc.constantFrom(...FIELDS);
const joined = fc.array(field, { maxLength: 3 }).map((fields) => fields.join());
const mostly = (usual: readonly string[], odd: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );

const voice: fc.Arbitrary<Voice> = fc.record({
  kind: fc.constantFrom("request", "result", "notification"),
  method: mostly(["say"], METHODS),
  constants: fc.array(field, { maxLength: 2 }),
  meta: mostly(["{}", "{,}"], ["null", "[]", "[1]", '"x"', "5", "true", '{"a":1}}', "{"]),
  counted: mostly(["", '"n":', '"n":'], ['"__proto__":', '"1":', '"\\u006e":', '"":']),
});

const nested = fc.nat(70).map((depth) => `"d":${"[".repeat(depth)}${"]".repeat(depth)}`);
const rest = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('"text":"a"', '"text":"b"', '"a":1,"b":[]') },
  { weight: 2, arbitrary: joined },
  { weight: 1, arbitrary: fc.constantFrom(...LATE, '"x":1,', ",", "1") },
  { weight: 1, arbitrary: nested },
);

const CHARACTERS = [
  "{",
  "}",
  "[",
  "]",
  '"',
  ",",
  ":",
  "_",
  "\\",
  " ",
  "0",
  "1",
  "9",
  "-",
  "e",
  ".",
  "\n",
  "\u0000",
  "\ud800",
  "}}",
  '"_meta":',
  "\\u005f",
];

const mutation = fc
  .record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(2),
    by: fc.constantFrom(...CHARACTERS, ""),
  })
  .map(({ at, cut, by }) => (text: string) => {
    // The end is where most is known beforehand.
    const place = Math.floor(text.length * Math.sqrt(at));
    return text.slice(0, place) + by + text.slice(place + cut);
  });

const replacing = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

const FAULTS = [
  (text: string) => `\ufeff${text}`,
  (text: string) => ` ${text}`,
  (text: string) => `${text}\t`,
  (text: string) => `[${text}]`,
  (text: string) => `[${text},${text}]`,
  (text: string) => text.slice(0, -1),
  (text: string) => `${text}}`,
  replacing(/^\{("jsonrpc":"2.0"),(.*)\}$/s, "{$2,$1}"),
  replacing('"jsonrpc"', '"\\u006asonrpc"'),
  replacing('"2.0"', "2.0"),
  replacing(/\}$/, ',"error":null}'),
  replacing(/\}$/, ',"error":{"code":1,"message":"a"}}'),
  replacing(/\}$/, ',"result":{}}'),
  replacing(/\}$/, ',"method":"say"}'),
  replacing(/\}$/, ',"id":9}'),
  replacing(/\}$/, ',"__proto__":{"params":1}}'),
  replacing(/\}\}$/, ',"x":1}}'),
  replacing(/"id":[^,]*,/, ""),
  replacing('"params"', '"param\\u0073"'),
  replacing('"params"', '"result"'),
  replacing('"result"', '"params"'),
  replacing('"params":{', '"params":[{'),
  replacing(/("method":"[^"]*"),(.*)\}$/s, "$2,$1}"),
  replacing('"_meta"', '"\\u005fmeta"'),
  replacing('"_meta"', '"_meta":{"a":2},"_meta"'),
];

const fault = fc.oneof(
  { weight: 6, arbitrary: fc.constant((text: string) => text) },
  { weight: 2, arbitrary: fc.constantFrom(...FAULTS) },
  { weight: 1, arbitrary: mutation },
);

const step: fc.Arbitrary<Step> = fc.record({
  at: fc.nat(3),
  id: mostly(WHOLE, ODD),
  number: mostly(WHOLE, ODD),
  rest,
  fault,
});

/** Texts of one wire, most of which repeat what the last ones said. */
export const hostileTexts = fc
  .tuple(fc.array(voice, { minLength: 1, maxLength: 2 }), fc.array(step, { maxLength: 14 }))
  .map(([voices, steps]) =>
    // The first voice speaks most.
    steps.map((each) => each.fault(textOf(voices[each.at === 3 ? 1 : 0] ?? FIRST, each))),
  );

const FIRST: Voice = { kind: "request", method: "say", constants: [], meta: "{}", counted: '"n":' };

function textOf(said: Voice, { id, number, rest: varying }: Step): string {
  const { kind, method, constants, counted } = said;
  const last = counted === "" ? [] : [counted + number];
  if (kind === "notification") {
    return `{"jsonrpc":"2.0","method":"${method}","params":{${[...constants, ...last].join()}}}`;
  }
  const meta =
    said.meta.startsWith("{") && said.meta.endsWith("}") && said.meta.length < 4
      ? `{${[...constants, ...last].join()}}`
      : said.meta;
  const body = `{${varying}${varying === "" ? "" : ","}"_meta":${meta}}`;
  return kind === "request"
    ? `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${body}}`
    : `{"jsonrpc":"2.0","id":${id},"result":${body}}`;
}
