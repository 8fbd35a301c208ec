import { readFileSync, writeFileSync } from "node:fs";

// Takes what was trained into the package: node training/write-weights.ts [model.bin] [vocab.json]

const [weights = "model.bin", vocabulary = "vocab.json"] = process.argv.slice(2);
const folder = new URL("../src/storyteller/", import.meta.url);

const encoded = readFileSync(weights).toString("base64");
writeFileSync(
  new URL("weights.ts", folder),
  `/** The weights, as the trainer wrote them: int8 rows with a scale each, float32 vectors, little-endian, in base64. */
export const WEIGHTS: string =
  "${encoded}";
`,
);

const tokens: readonly string[] = JSON.parse(readFileSync(vocabulary, "utf8"));
writeFileSync(
  new URL("vocabulary.ts", folder),
  `/** The tokens by their ids: single characters first, then what the learner joined, in the order that it did. */
export const VOCABULARY: readonly string[] = ${JSON.stringify(tokens.join("|"))}.split("|");
`,
);
