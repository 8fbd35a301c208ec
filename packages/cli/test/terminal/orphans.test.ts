import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@mcp-actors/client";
import { afterAll, describe, expect, test } from "vitest";
import { Launched } from "../launched.ts";
import { fixture, OURS } from "../run-bin.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-actors-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module that has something to do for ever, and says when it is loaded. */
const served = join(folder, "busy.ts");
const library = JSON.stringify(new URL("../../../server/src/index.ts", import.meta.url).href);
writeFileSync(
  served,
  `import { defineServer } from ${library};
   setInterval(() => {}, 60_000);
   console.error("loaded");
   export default defineServer({ name: "busy", version: "1.0.0" });`,
);

const listening = ["bridge", "--listen", "http://127.0.0.1:0", "--", ...OURS];

/** As `npx` starts programs where the shell does not make way for them. */
const viaShell: [string, readonly string[]] = ["a shell", ["sh", "-c", '"$@"; true', "sh"]];

describe.skipIf(process.platform === "win32")("when whoever started it was killed", () => {
  test.each<[string, readonly string[], RegExp]>([
    ["a bridge that listens ends", listening, /Bridging/],
    ["a bridge on its stdio ends", ["bridge", "--listen", "-", "--verbose", "--", ...OURS], /pid/],
    ["a server over HTTP ends", ["serve", "--http", "--port", "0", served], /Serving/],
    ["a server on its stdio ends", ["serve", served], /loaded/],
    ["an inspector ends", ["inspect", "--port", "0"], /Inspector:/],
    ["watch ends", ["watch", "--", ...OURS], /prompts +\d/],
    ["a call ends", ["call", "sleep", "--verbose", "--", ...fixture("slow")], /sleeping/],
  ])("%s", { timeout: 20_000 }, async (_what, words, ready) => {
    await using launched = new Launched(words);
    await launched.says(ready);

    await launched.orphan();

    await launched.gone;
  });

  test.each<[string, readonly string[]]>([
    ["itself", []],
    ...(process.platform === "linux" ? [viaShell] : []),
  ])("with `npx` it ends though its pipes are read, started by %s", async (_what, through) => {
    const env = { npm_command: "exec" };
    await using launched = new Launched(listening, { inherits: true, env, through });
    await launched.says(/Bridging/);

    await launched.orphan();

    await launched.gone;
  });

  test("it goes on while what it says is read, and says so", async () => {
    await using launched = new Launched(listening, { inherits: true });
    const url = await launched.says(/Bridging (\S+)/);

    await launched.orphan();

    await launched.says(/Whoever started this is gone: it goes on while this is read/);
    await using client = await connect(url);
    expect(await client.listTools()).not.toHaveLength(0);
  });
});
