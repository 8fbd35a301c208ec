import { type Reach, reachOf } from "./reach.ts";
import { priceOf, type SchemaNode } from "./schema-price.ts";

/** What one check may cost, in units of about 50 ns: a second or so. */
const BUDGET = 20_000_000;

/** Ends a check that takes too long: by references and repetition a schema can ask for more work than it has words. */
export class SchemaMeter {
  #left = 0;
  #reach: Reach = reachOf(undefined);

  /** Begins a check. */
  begin(value: unknown): void {
    this.#left = BUDGET;
    this.#reach = reachOf(value);
  }

  /** Has each look at a schema paid for, which throws when there is nothing left to pay with. */
  watch(schema: SchemaNode): void {
    const price = priceOf(schema);
    const { type } = schema;
    // Whoever validates reads the type of each schema that they come to, once.
    Object.defineProperty(schema, "type", {
      get: () => {
        this.#spend(price(this.#reach));
        return type;
      },
    });
  }

  #spend(units: number): void {
    this.#left -= units;
    if (this.#left < 0) throw new RangeError("Output schema takes too long to check");
  }
}
