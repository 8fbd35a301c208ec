/** What was found out about one side: facts, as a child process can print them. */
export type Measure = { readonly [fact: string]: unknown };

/** A line of the scoreboard: something that an implementation keeps or does not. */
export interface Claim<Of extends Measure = Measure> {
  /** What is looked at. */
  readonly claim: string;
  /** What must come of it. */
  readonly target: string;
  // Methods, so that claims with measures of their own remain claims.
  ours(): Promise<Of>;
  official(): Promise<Of>;
  met(measure: Of): boolean;
  /** Whether ours also meets what it must by what the other came to, where the target says so. */
  beside?(ours: Of, official: Of): boolean;
  /** The measure in a few words, for the table. */
  show(measure: Of): string;
  /** The figure by which the two sides are compared, where there is one. */
  figure?(measure: Of): number;
}
