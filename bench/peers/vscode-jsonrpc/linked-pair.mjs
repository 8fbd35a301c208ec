import { AbstractMessageReader, AbstractMessageWriter } from "vscode-jsonrpc/node";

/** Two connections' readers and writers, joined by reference: nothing is written as text. */
export function linkedPair() {
  const [near, far] = [new LinkedReader(), new LinkedReader()];
  return [
    [near, new LinkedWriter(far)],
    [far, new LinkedWriter(near)],
  ];
}

class LinkedReader extends AbstractMessageReader {
  #receive = () => {};

  listen(callback) {
    this.#receive = callback;
    return { dispose: () => this.dispose() };
  }

  receive(message) {
    this.#receive(message);
  }
}

class LinkedWriter extends AbstractMessageWriter {
  #other;

  constructor(other) {
    super();
    this.#other = other;
  }

  async write(message) {
    this.#other.receive(message);
  }

  end() {}
}
