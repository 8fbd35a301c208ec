import { createWriteStream } from "node:fs";
import { corpus } from "../src/storyteller/index.ts";

// Writes the stories that the storyteller is trained on: node training/write-corpus.ts [stories] [file]

const [stories = "20000", path = "corpus.txt"] = process.argv.slice(2);
const file = createWriteStream(path);
for (const story of corpus({ stories: Number(stories) })) file.write(`${story}\n`);
file.end();
