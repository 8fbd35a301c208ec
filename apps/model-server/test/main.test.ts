import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { connectModel, type ModelTarget } from "@mcp-actors/model";
import { tell } from "@mcp-actors/model/storyteller";
import { lastValueFrom, take } from "rxjs";
import { describe, expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const args = ["--conditions=@mcp-actors/source", main];
const OPENING = "Once upon a time, there was";
const STORY = [...tell(OPENING, { seed: 7 })].join("");

/** Starts the server, and waits for the lines that tell where it listens. */
async function startServer(...flags: readonly string[]) {
  const child = spawn(process.execPath, [...args, ...flags], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const urls: string[] = [];
  let said = "";
  for await (const chunk of child.stderr.setEncoding("utf8")) {
    said += chunk;
    urls.splice(
      0,
      urls.length,
      ...[...said.matchAll(/Serving (\S+)\n/g)].map(([, url = ""]) => url),
    );
    if (urls.length === flags.filter((flag) => flag.startsWith("--")).length) break;
  }
  return {
    urls,
    child,
    exited,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      expect(await exited).toEqual([0, null]);
    },
  };
}

async function tellsItsStory(target: ModelTarget): Promise<void> {
  await using model = await connectModel(target);
  expect(model.server.name).toBe("storyteller");
  expect(await model.generate({ prompt: OPENING, seed: 7 })).toBe(STORY);

  const cut = model.generate({ prompt: OPENING, seed: 7 });
  await lastValueFrom(cut.token$.pipe(take(5)));
  cut.cancel("Stop");

  await expect(cut).rejects.toMatchObject({ outcome: "cancelled" });
  expect(STORY.startsWith(cut.text)).toBe(true);
  expect(await model.generate({ prompt: OPENING, seed: 7, maxTokens: 1 })).not.toBe("");
}

describe("the storyteller", () => {
  test("tells on stdio, when it is started with the flag", async () => {
    await tellsItsStory({ command: process.execPath, args });
  });

  test("tells over WebSocket and TCP at once, and what it can beside them", async () => {
    await using server = await startServer("--ws", "0", "--tcp", "0");
    const [ws = "", tcp = ""] = server.urls;
    expect([ws, tcp].map((url) => new URL(url).protocol)).toEqual(["ws:", "tcp:"]);

    await tellsItsStory(ws);
    await tellsItsStory(tcp);

    const response = await fetch(new URL("/capabilities", ws.replace("ws:", "http:")));
    expect(await response.json()).toMatchObject({ serverName: "storyteller" });
  });

  test.each([
    ["--ws", "SIGTERM"],
    ["--tcp", "SIGINT"],
  ] as const)(
    "tells a story to its end over %s when it is told to end by %s",
    async (wire, signal) => {
      await using server = await startServer(wire, "0");
      await using model = await connectModel(server.urls[0] ?? "");
      const request = { prompt: OPENING, seed: 7, maxTokens: 20 };
      const whole = await model.generate(request);
      const story = model.generate({ ...request, pace: 100 });
      await lastValueFrom(story.token$.pipe(take(2)));

      server.child.kill(signal);

      expect(await story).toBe(whole);
      expect(await server.exited).toEqual([0, null]);
    },
  );

  test.each([[[]], [["--ws", "many"]]])("tells how it is used with %j", async (flags) => {
    const child = spawn(process.execPath, [...args, ...flags], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [[said], [code]] = await Promise.all([
      once(child.stderr.setEncoding("utf8"), "data"),
      once(child, "exit"),
    ]);

    expect(said).toContain("Usage: model-server");
    expect(code).toBe(2);
  });
});
