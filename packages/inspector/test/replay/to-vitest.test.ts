import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { recordedCalls, toVitest } from "../../src/replay/index.ts";
import { record } from "./weather.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target = { module: at("served-weather.ts"), name: "served" };

/** A folder in which what is written finds the packages of this one. */
class Folder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), "mcp-actors-"));

  constructor() {
    mkdirSync(join(this.path, "test"));
    symlinkSync(at("../../../../node_modules"), join(this.path, "node_modules"));
    symlinkSync(at("../../node_modules"), join(this.path, "test", "node_modules"));
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true });
  }
}

/** Runs a file of Vitest as a person would, and gives what it printed. */
async function runVitest(text: string): Promise<string> {
  using folder = new Folder();
  writeFileSync(join(folder.path, "test", "recorded.test.ts"), text);
  const vitest = at("../../../../node_modules/vitest/vitest.mjs");
  const config = at("../../vitest.config.ts");
  const args = [vitest, "run", "--root", folder.path, "--config", config, "--reporter", "verbose"];
  const env = { ...process.env, NO_COLOR: "1" };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return stdout;
  } catch (error) {
    return String(Reflect.get(Object(error), "stdout"));
  }
}

test("what is written runs as it is, and passes against the server that was recorded", async () => {
  const elicitation = () => ({ action: "accept", content: { unit: "F" } }) as const;
  const records = await record(
    async (client) => {
      await client.callTool("forecast", { city: "Oslo" });
      await client.callTool("login", { password: "hunter2" });
      await client.callTool("ask");
      await client.getPrompt("none").catch(() => {});
      await client.listTools();
      const call = client.callTool("slow", {}, { onProgress: () => call.cancel("enough") });
      await call.catch(() => {});
    },
    { connect: { elicitation } },
  );

  const printed = await runVitest(
    toVitest(records, { target, calls: recordedCalls(records).flatMap(keyOfAllButLogin) }),
  );

  expect(printed).toContain("tools/call forecast answers as recorded");
  expect(printed).toContain("tools/call slow can be given up as recorded");
  expect(printed).toMatch(/Tests\s+5 passed \(5\)/);
});

function keyOfAllButLogin({ key, method, subject }: ReturnType<typeof recordedCalls>[number]) {
  return subject === "login" || method === "server/discover" ? [] : [key];
}

test("what is written fails where a server answers differently", async () => {
  const records = await record((client) => client.callTool("forecast", { city: "Oslo" }));
  const other = JSON.parse(JSON.stringify(records).replaceAll('"celsius":21', '"celsius":20'));

  expect(await runVitest(toVitest(other, { target }))).toMatch(/Tests\s+1 failed \(1\)/);
});

test("what a recording says is text, whatever it looks like", async () => {
  const records = await record((client) =>
    client.callTool('");process.exit(1);("', { "`'": "</script>\n" }).catch(() => {}),
  );

  const text = toVitest(records, { target: "https://example.com/mcp" });

  expect(text).toContain('const target = "https://example.com/mcp";');
  expect(text).toContain('client.callTool("\\");process.exit(1);(\\"", {');
  expect(text).toContain('{ "`\'": "</script>\\n" }');
});

test("equal calls get titles of their own, and what was redacted is anything", async () => {
  const records = await record(async (client) => {
    await client.callTool("forecast", { city: "Bearer abcdefghij" });
    await client.callTool("forecast", { city: "Bearer abcdefghij" });
  });

  const text = toVitest(records, { target: { command: "node", args: ["server.ts"] } });

  expect(text).toContain('test("tools/call forecast answers as recorded, time 2"');
  expect(text).toContain("city: expect.stringMatching(/^Bearer [\\s\\S]*$/)");
  expect(text).toContain('const target = { command: "node", args: ["server.ts"] };');
});
