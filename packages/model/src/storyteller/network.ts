import { SHAPE } from "./shape.ts";
import { WeightReader } from "./weight-reader.ts";
import { WEIGHTS } from "./weights.ts";

/** What a normalisation multiplies with and adds. */
export interface Norm {
  readonly gain: Float32Array;
  readonly bias: Float32Array;
}

/** The weights of one layer. */
export interface Layer {
  readonly attentionNorm: Norm;
  /** Makes query, key and value, in this order. */
  readonly toQueryKeyValue: Float32Array;
  readonly fromHeads: Float32Array;
  readonly feedNorm: Norm;
  readonly widen: Float32Array;
  readonly widenBias: Float32Array;
  readonly narrow: Float32Array;
  readonly narrowBias: Float32Array;
}

/** The weights of a decoder-only transformer. */
export interface Network {
  /** What stands for each token, both on the way in and on the way out. */
  readonly tokens: Float32Array;
  readonly positions: Float32Array;
  readonly layers: readonly Layer[];
  readonly lastNorm: Norm;
}

let loaded: Network | undefined;

/** The network of the storyteller, read when it is first asked for. */
export function network(): Network {
  loaded ??= readNetwork(new WeightReader(WEIGHTS));
  return loaded;
}

function readNetwork(reader: WeightReader): Network {
  const { width, layers, window, tokens } = SHAPE;
  return {
    tokens: reader.matrix(tokens, width),
    positions: reader.matrix(window, width),
    layers: Array.from({ length: layers }, () => readLayer(reader)),
    lastNorm: readNorm(reader),
  };
}

// The order of the fields is that of the file.
function readLayer(reader: WeightReader): Layer {
  const { width } = SHAPE;
  return {
    attentionNorm: readNorm(reader),
    toQueryKeyValue: reader.matrix(3 * width, width),
    fromHeads: reader.matrix(width, width),
    feedNorm: readNorm(reader),
    widen: reader.matrix(4 * width, width),
    widenBias: reader.vector(4 * width),
    narrow: reader.matrix(width, 4 * width),
    narrowBias: reader.vector(width),
  };
}

function readNorm(reader: WeightReader): Norm {
  return { gain: reader.vector(SHAPE.width), bias: reader.vector(SHAPE.width) };
}
