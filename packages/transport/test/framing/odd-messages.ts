import type { JsonRpcMessage } from "@mcp-actors/protocol";
import fc from "fast-check";
import { hidden, Named, type World } from "./odd-values.ts";

type Fields = { [name: string]: unknown };
type Shape = (value: Fields) => unknown;

/** Which of the values of a world a field has. */
type Entry = readonly [name: string, value: number];

const same: Shape = (value) => value;

/** What becomes of a message, of its body or of its `_meta`. */
const SHAPES: readonly Shape[] = [
  (value) => Object.freeze({ ...value }),
  (value) => over(Object.create(null), value),
  (value) => Object.create(value),
  (value) => Object.create(value, Object.getOwnPropertyDescriptors(value)),
  (value) => over([1], value),
  (value) => over(new Named(), value),
  (value) => ({ ...value, toJSON: () => ({ said: "otherwise" }) }),
  (value) => ({ ...value, toJSON: 1 }),
  (value) => ({ ...value, [Symbol("s")]: 1 }),
  (value) => hidden({ ...value }, () => ({ said: "hidden" })),
  (value) => new Proxy(value, {}),
  (value) => new Proxy(value, { get: (target, name) => Reflect.get(target, name) ?? undefined }),
  (value) => ({ more: 1, ...value }),
  (value) => ({ ...value, more: 1 }),
  (value) => ({ ...value, 1: 1 }),
  (value) => Object.fromEntries(Object.entries(value).reverse()),
  (value) => Object.fromEntries(Object.entries(value).slice(1)),
  (value) => Object.fromEntries(Object.entries(value).slice(0, -1)),
  (value) => Object.fromEntries([...Object.entries(value), ["__proto__", { a: 1 }]]),
  (value) => mapped(value, (_name, field) => ({ get: () => field, enumerable: true })),
  (value) => mapped(value, (_name, field) => ({ value: field, enumerable: false })),
  (value) => mapped(value, (name, field) => ({ value: field, enumerable: name !== "_meta" })),
  () => null,
  () => undefined,
  () => [],
  () => [1],
  () => "text",
  () => 5,
];

const FAULTS: readonly Shape[] = [
  ...SHAPES.slice(0, -6),
  (value) => ({ ...value, jsonrpc: "1.0" }),
  (value) => ({ ...value, method: undefined }),
  (value) => ({ ...value, method: "see" }),
  (value) => ({ ...value, method: 1 }),
  (value) => ({ ...value, id: undefined }),
  (value) => ({ ...value, id: null }),
  (value) => ({ ...value, id: "1" }),
  (value) => ({ ...value, id: 1.5 }),
  (value) => ({ ...value, id: -0 }),
  (value) => ({ ...value, id: -3 }),
  (value) => ({ ...value, result: value["params"] }),
  (value) => ({ ...value, error: undefined }),
  (value) => ({ ...value, error: { code: 1, message: "No", data: value["params"] } }),
  ({ jsonrpc, id, params, result }) => ({
    jsonrpc,
    id,
    method: undefined,
    params: params ?? result,
  }),
  ({ jsonrpc, method, params, ...others }) => ({ method, params, more: jsonrpc, ...others }),
  ({ params, ...others }) => ({ ...others, params }),
  ({ params, ...others }) => ({ params, ...others }),
];

const rarely = (shapes: readonly Shape[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(same) },
    { weight: 1, arbitrary: fc.constantFrom(...shapes) },
  );

const entries = (names: readonly string[]): fc.Arbitrary<readonly Entry[]> =>
  fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.nat(60)), {
    maxLength: 3,
    selector: ([name]) => name,
  });

/** How the messages of one wire that repeat look. */
interface Voice {
  readonly kind: "request" | "result" | "notification";
  readonly meta: readonly Entry[];
  /** Whether `_meta`, or the params of a notification, end in a number. */
  readonly counts: boolean;
}

/** One message: what varies in it, and what is odd about it. */
interface Step {
  readonly id: number;
  readonly number: unknown;
  readonly rest: readonly Entry[];
  /** Whether what the messages before it hold changes first. */
  readonly turns: boolean;
  readonly metaShape: Shape;
  readonly bodyShape: Shape;
  readonly shape: Shape;
}

const voice: fc.Arbitrary<Voice> = fc.record({
  kind: fc.constantFrom("request", "result", "notification"),
  meta: entries(["a", "b", "__proto__", "1"]),
  counts: fc.boolean(),
});

const step: fc.Arbitrary<Step> = fc.record({
  id: fc.nat(9),
  number: fc.constantFrom(1, 2, 3, 4, 50, 0, -0, -1, 0.5, 1e21, Number.NaN, 2 ** 53, "1", 1n),
  rest: fc.oneof(
    fc.constant<readonly Entry[]>([["text", 12]]),
    entries(["a", "b", "__proto__", "toJSON", "1"]),
  ),
  turns: fc.boolean(),
  metaShape: rarely(SHAPES),
  bodyShape: rarely(SHAPES),
  shape: rarely(FAULTS),
});

/** Messages to one wire, most of which repeat what the last ones said. */
export const oddMessages = fc.tuple(voice, fc.array(step, { maxLength: 12 }));

/** Makes a message of what a world has. */
export function messageOf(world: World, said: Voice, step: Step): JsonRpcMessage {
  if (step.turns) world.turn();
  const meta = fieldsOf(world, said.meta);
  if (said.counts) meta["n"] = step.number;
  const isNotification = said.kind === "notification";
  const rest = { ...fieldsOf(world, step.rest), _meta: step.metaShape(meta) };
  const body = step.bodyShape(isNotification ? meta : rest);
  return step.shape(fieldsAround(body, step.id)[said.kind]) as JsonRpcMessage;
}

function fieldsAround(body: unknown, id: number) {
  return {
    request: { jsonrpc: "2.0", id, method: "say", params: body },
    result: { jsonrpc: "2.0", id, result: body },
    notification: { jsonrpc: "2.0", method: "say", params: body },
  };
}

function fieldsOf({ values }: World, fields: readonly Entry[]): Fields {
  return Object.fromEntries(fields.map(([name, at]) => [name, values[at % values.length]]));
}

function mapped(value: Fields, toField: (name: string, field: unknown) => PropertyDescriptor) {
  const fields = Object.entries(value).map(([name, field]) => [name, toField(name, field)]);
  return Object.defineProperties({}, Object.fromEntries(fields));
}

/** An object with the fields of another as its own, whatever their names. */
function over(value: object, fields: Fields): object {
  return Object.defineProperties(value, Object.getOwnPropertyDescriptors(fields));
}
