/** Something that is waited for until somebody opens it. */
export class Gate {
  /** Can be handed on as a listener. */
  open: () => void = () => {};
  readonly passed = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
