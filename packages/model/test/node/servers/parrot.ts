import { STDIO_FLAG } from "../../../src/dial/stdio-flag.ts";
import { serveModelStdio } from "../../../src/node/index.ts";

if (!process.argv.includes(STDIO_FLAG)) throw new Error(`Start it with ${STDIO_FLAG}`);

/** Says its prompt back word by word; asks the tools that are named with a leading @, and dies of `!`. */
serveModelStdio({
  name: "parrot",
  version: "1.0.0",
  async *generate({ prompt }, { callTool, signal }) {
    console.log("What a program prints is no message");
    for (const word of prompt.split(" ")) {
      if (word === "!") process.exit(9);
      if (word === "...") await new Promise((resolve) => signal.addEventListener("abort", resolve));
      yield word.startsWith("@") ? JSON.stringify(await callTool(word.slice(1), { word })) : word;
    }
  },
});
