/** One thing to find out about two programs that nobody made for each other. */
export interface Check {
  readonly title: string;
  /** Settles when it is as the title says, and rejects with what is different. */
  run(): Promise<void>;
}
