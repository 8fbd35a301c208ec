import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { CommandTarget } from "@mcp-actors/client";
import { describe, expect, test } from "vitest";
import { connectModel, type ModelEvent, modelTool } from "../../src/index.ts";

function program(file: string): CommandTarget & { readonly args: readonly string[] } {
  const path = fileURLToPath(new URL(`servers/${file}`, import.meta.url));
  return { command: process.execPath, args: ["--conditions=@mcp-actors/source", path] };
}

const parrot = program("parrot.ts");

describe("a model in a process of its own", () => {
  test("is started with the flag, and says its tokens in order whatever else it prints", async () => {
    const events: ModelEvent[] = [];
    await using model = await connectModel(parrot, { onEvent: (event) => events.push(event) });
    const tokens: string[] = [];

    for await (const token of model.generate("one two three")) tokens.push(token);
    await model.close();

    expect(tokens).toEqual(["one", "two", "three"]);
    expect(model.server).toMatchObject({ name: "parrot", version: "1.0.0" });
    expect(events).toContainEqual({
      type: "process.wrote",
      text: expect.stringContaining("What a program prints is no message"),
    });
  });

  test("calls tools of its client", async () => {
    const tools = { echo: modelTool({ run: () => ["heard"] }) };
    await using model = await connectModel(parrot, { tools });

    expect(await model.generate("say @echo")).toBe('say["heard"]');
  });

  test("is cancelled in the middle, and goes on with the next", async () => {
    await using model = await connectModel(parrot);
    const cut = model.generate("one ... two");
    for await (const _token of cut) break;

    expect(await model.generate("next")).toBe("next");
    await expect(cut).rejects.toMatchObject({ outcome: "cancelled" });
    expect(cut.text).toBe("one");
  });

  test("that dies in the middle loses its generation, and is started again for the next", async () => {
    await using model = await connectModel(parrot, {
      supervision: { initialDelay: 1, jitter: "none" },
    });
    const lost = model.generate("one ! two");
    const next = model.generate("next");

    await expect(lost).rejects.toMatchObject({
      outcome: "lost",
      message: expect.stringContaining("exited with code 9"),
    });
    expect(await next).toBe("next");
  });

  test("that is no model server is the error of connecting, with its last words", async () => {
    const target = {
      command: process.execPath,
      args: ["-e", "console.error('no such model'); process.exit(3)", "--"],
    };

    await expect(connectModel(target)).rejects.toThrow(/exited with code 3: no such model/);
  });
});

test("a server that knows nothing of this runtime is spoken with in full", async () => {
  const tools = { clock: modelTool({ run: () => "noon" }) };
  await using model = await connectModel(program("foreign.mjs"), { tools });

  expect(model.server).toMatchObject({ name: "foreign", version: "" });
  expect(await model.listTools()).toMatchObject([{ name: "get_weather" }]);
  expect(await model.callTool("get_weather", { city: "Oslo" })).toBe("sunny in Oslo");
  const tokens: string[] = [];
  for await (const token of model.generate("What time is it?")) tokens.push(token);
  expect(tokens).toEqual(["It is ", "noon"]);
});

test("a client that knows nothing of this runtime is answered line by line", async () => {
  const { command, args } = parrot;
  const child = spawn(command, [...args, "--mcp-stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  const exited = once(child, "exit");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async () => JSON.parse((await lines.next()).value);

  child.stdin.write('\r\n{"jsonrpc":"2.0","id":1,"method":"ping"}\r\n');
  expect(await hear()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
  child.stdin.write(
    '{"jsonrpc":"2.0","id":"g","method":"generateContent","params":{"prompt":"a b"}}\n',
  );
  expect([await hear(), await hear(), await hear()]).toEqual([
    { jsonrpc: "2.0", method: "progress", params: { token: "a" } },
    { jsonrpc: "2.0", method: "progress", params: { token: "b" } },
    { jsonrpc: "2.0", id: "g", result: { content: "ab", stopReason: "endTurn" } },
  ]);

  child.stdin.end();
  expect(await exited).toEqual([0, null]);
});
