/** One thing to find out about programs that run for real. */
export interface Check {
  readonly title: string;
  /** Settles when it is as the title says, and rejects with what is different. */
  run(): Promise<void>;
}
