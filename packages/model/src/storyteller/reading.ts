import { activate, add, multiply, normalise } from "./arithmetic.ts";
import { Attention } from "./attention.ts";
import type { Layer, Network } from "./network.ts";
import { SHAPE } from "./shape.ts";

const { width, window, tokens } = SHAPE;

/** The network reading one text, token by token; what it computed for one is kept for the next. */
export class Reading {
  readonly #network: Network;
  readonly #attentions: readonly Attention[];
  /** What stands for the token at hand, on its way through the layers. */
  readonly #state = new Float32Array(width);
  readonly #normal = new Float32Array(width);
  readonly #queryKeyValue = new Float32Array(3 * width);
  readonly #seen = new Float32Array(width);
  readonly #wide = new Float32Array(4 * width);
  #position = 0;

  /** How likely each token is to come next, as logarithms that are not brought to a sum of 1. */
  readonly logits: Float32Array = new Float32Array(tokens);

  constructor(network: Network) {
    this.#network = network;
    this.#attentions = network.layers.map(() => new Attention());
  }

  /** Whether the window is full, so that nothing more can be read. */
  get isFull(): boolean {
    return this.#position >= window;
  }

  /** Reads the next token, and works out what may follow it. */
  read(token: number): void {
    const network = this.#network;
    for (let i = 0; i < width; i += 1) {
      const meaning = network.tokens[token * width + i] ?? 0;
      this.#state[i] = meaning + (network.positions[this.#position * width + i] ?? 0);
    }
    for (const [at, layer] of network.layers.entries()) this.#pass(layer, this.#attentions[at]);
    normalise(this.#state, network.lastNorm, this.#normal);
    multiply(network.tokens, this.#normal, this.logits);
    this.#position += 1;
  }

  #pass(layer: Layer, attention: Attention | undefined): void {
    normalise(this.#state, layer.attentionNorm, this.#normal);
    multiply(layer.toQueryKeyValue, this.#normal, this.#queryKeyValue);
    attention?.look(this.#queryKeyValue, this.#position, this.#seen);
    multiply(layer.fromHeads, this.#seen, this.#normal);
    add(this.#state, this.#normal);

    normalise(this.#state, layer.feedNorm, this.#normal);
    multiply(layer.widen, this.#normal, this.#wide, layer.widenBias);
    activate(this.#wide);
    multiply(layer.narrow, this.#wide, this.#normal, layer.narrowBias);
    add(this.#state, this.#normal);
  }
}
