const NARROW = /[ .,:;'|!ijltfr()[\]]/;
const WIDE = /[mwMW@%]/;

/** How wide a text will be at most in common system fonts, in px; told without a screen, so that layouts can be made before there is one. */
export function measureText(text: string, size: number, isBold = false): number {
  let ems = 0;
  for (const sign of text) ems += widthOf(sign);
  return Math.ceil(ems * size * (isBold ? 1.07 : 1));
}

function widthOf(sign: string): number {
  if (NARROW.test(sign)) return 0.33;
  if (WIDE.test(sign)) return 0.86;
  return sign >= "A" && sign <= "Z" ? 0.66 : 0.585;
}
