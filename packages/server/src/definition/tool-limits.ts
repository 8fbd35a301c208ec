/** How often one tool of a server runs at once, whoever calls it. */
export interface ToolLimits {
  /** Runs at once. One that asks its client, or was cancelled longer ago than the grace, does not count. */
  readonly concurrency: number;
  /** Calls that wait behind them; one more is refused with a hint when to try again. Default 1,024. */
  readonly queue?: number;
}
