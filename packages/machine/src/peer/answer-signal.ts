/** Tells whoever answers that the answer is no longer wanted; costs a controller only when looked at. */
export class AnswerSignal {
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  /** Why it is not wanted; undefined while it is. */
  get reason(): Error | undefined {
    return this.#reason;
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#reason !== undefined) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  abort(reason: Error): void {
    this.#reason = reason;
    this.#controller?.abort(reason);
  }
}
