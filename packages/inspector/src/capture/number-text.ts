const THOUSAND = 1000;
const LAST_DIGITS = Array.from({ length: THOUSAND }, (_, at) => String(at).padStart(3, "0"));

/** Texts of whole numbers that come in order: mostly no more than their last three digits are new. */
export class NumberText {
  #thousands = 0;
  #text = "";

  of(number: number): string {
    const thousands = Math.trunc(number / THOUSAND);
    const digits = LAST_DIGITS[number - thousands * THOUSAND];
    const isWhole = thousands > 0 && number <= Number.MAX_SAFE_INTEGER && digits !== undefined;
    if (!isWhole) return String(number);
    if (thousands !== this.#thousands) {
      this.#thousands = thousands;
      this.#text = String(thousands);
    }
    return this.#text + digits;
  }
}
