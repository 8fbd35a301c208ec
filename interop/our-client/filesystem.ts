import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Check } from "../../scripts/check.ts";
import { inScratch } from "../in-scratch.ts";
import { packageFile } from "../peer-file.ts";
import { shows } from "./shows.ts";
import { textOf, using } from "./using.ts";

const FILE = packageFile("@modelcontextprotocol/server-filesystem/dist/index.js");

/** Our client against `@modelcontextprotocol/server-filesystem`, on the official SDK 1.x. */
export const filesystem: readonly Check[] = [
  {
    title: "our client sees the tools of server-filesystem, and reads a file",
    run: () =>
      inScratch((folder) =>
        using({ args: [FILE, folder] }, async (client) => {
          await shows(client, { revision: "2025-11-25", tools: 14 });
          const path = join(folder, "poem.txt");
          await writeFile(path, "Öde\u2028漢字\n");
          const read = await client.callTool("read_text_file", { path });
          assert.equal(textOf(read), "Öde\u2028漢字\n");
          assert.deepEqual(read.structuredContent, { content: "Öde\u2028漢字\n" });
        }),
      ),
  },
  {
    title: "server-filesystem asks our client for its roots",
    run: () =>
      inScratch(async (folder) => {
        let asked: (() => void) | undefined;
        const wasAsked = new Promise<void>((resolve) => {
          asked = resolve;
        });
        const roots = () => {
          asked?.();
          return [{ uri: pathToFileURL(folder).href }];
        };
        await using({ args: [FILE, folder], options: { roots } }, async (client) => {
          await wasAsked;
          assert.equal((await client.listTools()).length, 14);
        });
      }),
  },
];
