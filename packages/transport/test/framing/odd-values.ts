/** Says what it is itself, by the name it has. */
export class Named {
  readonly n = 1;

  toJSON(name: string) {
    return `named ${name}`;
  }
}

class List extends Array<unknown> {
  toJSON() {
    return "list";
  }
}

/** Objects that keep their identity from message to message, and some of which change between them. */
export class World {
  readonly open = { a: 1 };
  readonly holder = Object.freeze({ open: this.open });
  /** How often something was looked at. */
  looks = 0;
  readonly values: readonly unknown[] = this.#values();

  /** Changes what can be changed. */
  turn(): void {
    this.open.a += 1;
    this.looks += 1;
  }

  #values(): unknown[] {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const looks = () => this.looks;
    const getter = {
      get looks() {
        return looks();
      },
    };
    return [
      ...[1, 2, 1.5, -0, 0, -7, 1e21, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 1n],
      ...["a", '"', "\ud800", "}}}", ',"_meta":{"a":1}', "", true, null, undefined, Symbol("s")],
      ...[
        () => 1,
        {},
        [],
        [1],
        { a: [{}] },
        new Date(0),
        new Map(),
        new Number(5),
        new String("s"),
      ],
      ...[this.open, this.holder, Object.freeze({ a: Object.freeze([1]) }), Object.freeze(getter)],
      ...[Object.freeze({ toJSON: looks }), Object.freeze(new Named()), new Named()],
      ...[Object.freeze(List.of(1)), Object.freeze(new Array(2)), new Array(1)],
      ...[
        Object.freeze(Object.assign([1], { toJSON: looks })),
        Object.freeze(hidden({ a: 1 }, looks)),
      ],
      ...[Object.freeze(circle), Object.freeze(Object.assign(Object.create(null), { a: 1 }))],
      ...[
        new Proxy({ a: 1 }, {}),
        Object.freeze(new Proxy({ a: 1 }, {})),
        Object.freeze([this.open]),
      ],
      Object.freeze(hidden([1], looks)),
      { toJSON: () => undefined },
      { toJSON: () => this.count() },
      Object.freeze({ [Symbol("s")]: 1, a: 1 }),
      JSON.parse('{"__proto__":{"a":1}}'),
    ];
  }

  /** Something else each time. */
  count(): number {
    this.looks += 1;
    return this.looks;
  }
}

/** An object that says itself how it is written, where nobody sees it. */
export function hidden(value: object, toJSON: () => unknown): object {
  return Object.defineProperty(value, "toJSON", { value: toJSON, configurable: true });
}
