import { type Client, connect, type Target } from "@mcp-actors/client";
import { firstValueFrom, skip, take } from "rxjs";
import { expect } from "vitest";

/** Has a client behind a bridge use everything that a wire carries, and checks that it came over whole. */
export async function cross(target: Target, era: string): Promise<void> {
  await using client = await connect(target, {
    era,
    elicitation: () => ({ action: "accept", content: { name: "Ada" } }),
    sampling: () => ({ role: "assistant", model: "m", content: { type: "text", text: "" } }),
  });
  expect(client.server.era).toBe(era);
  await marks(client);
  await progress(client);
  expect(await textOf(client, "ask")).toBe("Ada, says m");
  expect(await textOf(client, "region", { region: "nord" })).toBe("Region nord");
  await cancellation(client);
  await expect(client.request({ method: "no/such" })).rejects.toMatchObject({ code: -32601 });
  await changes(client);
  expect(await textOf(client, "region", { region: "süd" })).toBe("Region süd");
  await bulk(client);
}

async function marks(client: Client): Promise<void> {
  const params = { name: "echo", arguments: { text: "é漢😀\u2028" }, unknown: [null] };
  const _meta = { "vendor/said": { deep: [1] } };

  expect(
    await client.request({ method: "tools/call", params: { ...params, _meta } }),
  ).toMatchObject({
    content: [{ type: "text", text: "é漢😀\u2028", extra: { kept: [true] } }],
    _meta: { "vendor/heard": { deep: [1] } },
  });
}

async function progress(client: Client): Promise<void> {
  const steps: unknown[] = [];
  await client.callTool("count", {}, { onProgress: ({ message }) => steps.push(message) });

  expect(steps).toEqual(["step 1", "step 2", "step 3"]);
}

async function cancellation(client: Client): Promise<void> {
  const before = Number(await textOf(client, "stopped"));
  const call = client.callTool("wait");
  await firstValueFrom(call.progress$);
  call.cancel("bored");

  await expect(call).rejects.toMatchObject({ outcome: "cancelled" });
  await expect.poll(() => textOf(client, "stopped"), { timeout: 5000 }).toBe(String(before + 1));
}

async function changes(client: Client): Promise<void> {
  const again = firstValueFrom(client.tools$.pipe(skip(1), take(1)));
  await firstValueFrom(client.tools$);
  await client.callTool("change");

  expect(await again).toHaveLength(7);
}

/** More than any outbox holds at once, both ways. */
async function bulk(client: Client): Promise<void> {
  const text = "x".repeat(500_000);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => textOf(client, "echo", { text: `${n}${text}` })),
  );

  expect(answers.map((answer) => answer.length)).toEqual(
    Array.from({ length: 12 }, (_, n) => `${n}`.length + text.length),
  );
}

async function textOf(client: Client, tool: string, args?: object): Promise<string> {
  const { content } = await client.callTool(tool, { ...args });
  const [block] = content;
  return block?.type === "text" ? block.text : "";
}
