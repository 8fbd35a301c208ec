/** Whether at most so many letters were left out, put in, mistaken or swapped with the next between two words. */
export function isWithin(slips: number, from: string, to: string): boolean {
  if (slips < 0) return false;
  const then = (left: number, right: number, most = slips - 1) =>
    isWithin(most, from.slice(left), to.slice(right));
  if (from[0] === to[0]) return from === to || then(1, 1, slips);
  const isSwap = from[0] === to[1] && from[1] === to[0];
  return then(1, 0) || then(0, 1) || then(1, 1) || (isSwap && then(2, 2));
}
