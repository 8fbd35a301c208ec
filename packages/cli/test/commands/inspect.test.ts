import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixture, runBin } from "../run-bin.ts";

/** A folder for one test. */
class Folder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), "mcp-actors-"));

  file(name: string): string {
    return join(this.path, name);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true });
  }
}

test("runs a program that is inspected, on its own stdout and with its status", async () => {
  using folder = new Folder();
  const file = folder.file("out.jsonl");
  const program = fixture("inspected-client");

  const ran = await runBin(["inspect", "--port", "0", "--record", file, "--", ...program]);

  expect(ran).toMatchObject({ status: 7, stdout: "done\n" });
  expect(ran.stderr).toMatch(/^Inspector: http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{22}\n$/);
  const records = readFileSync(file, "utf8");
  expect(records).toContain('"role":"client"');
  expect(records).toContain('"role":"server"');
  expect(records.match(/"of":"process"/g)).toHaveLength(2);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ["a file that is not there", ["nowhere.jsonl"], /^mcp-actors: Cannot show nowhere\.jsonl/],
  ["no command after --", ["--"], /No command after --/],
  ["a file and a program", ["x.jsonl", "--", "node"], /A file is shown alone/],
  ["a file and another", ["x.jsonl", "--record", "y.jsonl"], /A file is a record already/],
])("%s is a fault of usage", async (_what, words, problem) => {
  const { status, stdout, stderr } = await runBin(["inspect", ...words]);

  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(problem);
});

test("a file that holds no records is a fault of usage", async () => {
  using folder = new Folder();
  writeFileSync(folder.file("empty.jsonl"), "not a record\n");

  const { status, stderr } = await runBin(["inspect", folder.file("empty.jsonl")]);

  expect(status).toBe(2);
  expect(stderr).toContain("It holds no records");
});

test("a record takes the place of no file", async () => {
  using folder = new Folder();
  const file = folder.file("precious.txt");
  writeFileSync(file, "precious");

  const { status, stderr } = await runBin(["inspect", "--record", file, "--", "true"]);

  expect(status).toBe(2);
  expect(stderr).toBe(
    `mcp-actors: Cannot record to ${file}: it is there already, and a record takes the place of no file\n`,
  );
  expect(readFileSync(file, "utf8")).toBe("precious");
});

test("a program that cannot be started is told of", async () => {
  const { status, stderr } = await runBin(["inspect", "--port", "0", "--", "no-such-program"]);

  expect(status).toBe(2);
  expect(stderr).toContain("Cannot start no-such-program");
});

test("a program that does not end when it is told to is taken along at the second time", async () => {
  const deaf = `
    process.on("SIGTERM", () => console.error("told"));
    setInterval(() => {}, 60_000);
    console.error("ready");`;

  const { status, stderr } = await runBin(
    ["inspect", "--port", "0", "--", process.execPath, "-e", deaf],
    {
      meanwhile: (child) =>
        child.stderr?.on("data", (text) => {
          if (/ready|told/.test(String(text))) child.kill("SIGTERM");
        }),
    },
  );

  expect(stderr).toContain("told");
  expect(status).toBe(143);
});

test("a recording is shown until somebody wants no more", async () => {
  using folder = new Folder();
  const format = "mcp-actors.records";
  const head = { kind: "head", peer: "p", seq: 0, at: 1, format, version: 1, runtime: "node" };
  writeFileSync(folder.file("in.jsonl"), `${JSON.stringify(head)}\n`);

  const { status, stderr } = await runBin(["inspect", "--port", "0", folder.file("in.jsonl")], {
    meanwhile: (child) => child.stderr?.once("data", () => child.kill("SIGINT")),
  });

  expect(status).toBe(130);
  expect(stderr).toContain("Inspector: http://127.0.0.1:");
});

test("a command that starts no program says so", async () => {
  const { status, stderr } = await runBin(["serve", "module.ts", "--", "node"]);

  expect(status).toBe(2);
  expect(stderr).toContain("serve starts no program after --");
});
