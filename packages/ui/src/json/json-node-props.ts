/** What a JSON node shows. */
export interface JsonNodeProps {
  /** The property or index that the value stands under; absent at the top. */
  readonly name: string | undefined;
  readonly value: unknown;
  /** The objects that it is inside of, outermost first. */
  readonly ancestors: readonly object[];
  readonly openLevels: number;
}
