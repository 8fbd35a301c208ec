import { expect, test } from "vitest";
import { Chain, type Chained } from "../../src/http/chain.ts";

class Bead implements Chained<Bead> {
  readonly name: string;
  chain: Chain<Bead> | undefined;
  previous: Bead | undefined;
  next: Bead | undefined;

  constructor(name: string) {
    this.name = name;
  }
}

function chainOf(names: string) {
  const chain = new Chain<Bead>();
  const beads = new Map(names.split("").map((name) => [name, new Bead(name)]));
  for (const bead of beads.values()) chain.append(bead);
  const bead = (name: string) => beads.get(name) ?? new Bead(name);
  return { chain, bead };
}

/** The names from the first to the last, and back. */
function namesOf({ first }: Chain<Bead>): string {
  let [there, back] = ["", ""];
  let last: Bead | undefined;
  for (let bead = first; bead !== undefined; bead = bead.next) {
    there += bead.name;
    last = bead;
  }
  for (let bead = last; bead !== undefined; bead = bead.previous) back += bead.name;
  return `${there} ${back}`;
}

test.each([
  ["nobody", "abc", "", "abc cba"],
  ["the first", "abc", "a", "bc cb"],
  ["one between", "abc", "b", "ac ca"],
  ["the last", "abc", "c", "ab ba"],
  ["the only one", "a", "a", " "],
  ["all, from the middle", "abc", "bac", " "],
  ["a stranger", "abc", "x", "abc cba"],
  ["one twice", "abc", "bb", "ac ca"],
])("a chain that %s leaves keeps the order of the others", (_who, names, leaving, left) => {
  const { chain, bead } = chainOf(names);

  for (const name of leaving) chain.remove(bead(name));

  expect(namesOf(chain)).toBe(left);
});

test.each([
  ["the first", "a", "bca acb"],
  ["one between", "b", "acb bca"],
  ["the last", "c", "abc cba"],
])("%s comes again as the last, and once", (_who, name, order) => {
  const { chain, bead } = chainOf("abc");

  chain.append(bead(name));

  expect(namesOf(chain)).toBe(order);
});

test("who left a chain is not in it, and keeps none of the others", () => {
  const { chain, bead } = chainOf("abc");
  chain.remove(bead("b"));

  expect(["a", "b", "c"].map((name) => chain.has(bead(name)))).toEqual([true, false, true]);
  expect(bead("b")).toEqual(new Bead("b"));
});
