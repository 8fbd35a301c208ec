import type { ConnectOptions } from "@mcp-actors/client";
import { type CallToolResult, type ElicitRequestParams, VERSIONS } from "@mcp-actors/protocol";
import { defineServer, tool } from "@mcp-actors/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type ConnectedPair, connectPair } from "../src/index.ts";

const titled = [
  { const: "r", title: "Red" },
  { const: "g", title: "Green" },
];

/** The five forms of a choice, and a default for every kind of field. spec: SEP-1330, SEP-1034 */
const choices = z.object({
  plain: z.enum(["r", "g"]),
  titled: z.string().meta({ oneOf: titled }),
  several: z.array(z.enum(["r", "g"])).min(1),
  severalTitled: z.array(z.string().meta({ anyOf: titled })),
  legacy: z.string().meta({ enum: ["r", "g"], enumNames: ["Red", "Green"] }),
  name: z.string().default("Ada"),
  age: z.number().int().default(36),
  score: z.number().default(0.5),
  sure: z.boolean().default(true),
  favourite: z.enum(["r", "g"]).default("g"),
});

const asker = defineServer({
  name: "asker",
  version: "1.0.0",
  tools: {
    paint: tool({
      run: async (_args, ctx) => {
        const { colour } = await ctx.elicit({
          message: "Which colour?",
          schema: z.object({ colour: z.enum(["red", "green"]) }),
        });
        return `painted ${colour}`;
      },
    }),
    choose: tool({
      run: (_args, ctx) => ctx.elicit({ message: "All of it", schema: choices }),
    }),
    visit: tool({
      run: async (_args, ctx) => {
        await ctx.elicitUrl({ message: "Sign in", url: "https://example.org/sign-in" });
        return "agreed";
      },
    }),
  },
});

const FORMS = ["2026-07-28", "2025-11-25", "2025-06-18"];
const PAGES = ["2026-07-28", "2025-11-25"];
const without = (some: readonly string[]) => VERSIONS.filter((version) => !some.includes(version));

const open = (era: string, client: ConnectOptions): Promise<ConnectedPair> =>
  connectPair(asker, { client: { ...client, era } });

const textOf = ({ content: [first] }: CallToolResult) =>
  first?.type === "text" ? first.text : undefined;

describe.each(FORMS)("a form in %s", (era) => {
  test("is filled in", async () => {
    const asked: ElicitRequestParams[] = [];
    await using pair = await open(era, {
      elicitation: (form) => {
        asked.push(form);
        return { action: "accept", content: { colour: "red" } };
      },
    });

    expect(textOf(await pair.client.callTool("paint"))).toBe("painted red");
    expect(asked).toMatchObject([
      { message: "Which colour?", requestedSchema: { required: ["colour"] } },
    ]);
  });

  test("of every kind of choice is filled in, defaults and all", async () => {
    const picked = {
      plain: "r",
      titled: "g",
      several: ["g", "r"],
      severalTitled: [],
      legacy: "r",
    };
    await using pair = await open(era, {
      elicitation: () => ({ action: "accept", content: picked }),
    });

    const { structuredContent } = await pair.client.callTool("choose");

    expect(structuredContent).toEqual({
      ...picked,
      name: "Ada",
      age: 36,
      score: 0.5,
      sure: true,
      favourite: "g",
    });
  });

  test.each(["decline", "cancel"] as const)("may be met with %s (case 131)", async (action) => {
    await using pair = await open(era, { elicitation: () => ({ action }) });

    const result = await pair.client.callTool("paint");

    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain(`answered with ${action}`);
  });

  test("that is answered wrongly is told of, and the answer does not leave (case 131)", async () => {
    const problem = "Answer does not fit the form: colour is none of red, green";
    const failed: unknown[] = [];
    await using pair = await open(era, {
      elicitation: () => ({ action: "accept", content: { colour: "blue" } }),
      onEvent: (event) => {
        if (event.type === "answer.failed") failed.push(event.error);
      },
    });
    const ended: unknown = await pair.client.callTool("paint").catch((error: unknown) => error);

    expect(failed).toMatchObject([{ name: "WrongAnswerError", message: problem }]);
    expect(JSON.stringify(ended, ["message", "content", "text", "isError"])).toContain(problem);
  });

  test("that the client fails to answer ends the call in the same words, and only here with the error", async () => {
    const failure = new Error("my password is 1234");
    await using pair = await open(era, { elicitation: () => Promise.reject(failure) });

    const ended: unknown = await pair.client.callTool("paint").catch((error: unknown) => error);

    const words = "Client did not answer elicitation/create: The client could not answer";
    if (era === "2026-07-28") {
      expect(ended).toMatchObject({ outcome: "cancelled", message: words, cause: failure });
    } else {
      expect(ended).toEqual({ content: [{ type: "text", text: words }], isError: true });
    }
  });

  test("cannot be asked for where the client did not declare it (case 132)", async () => {
    await using pair = await open(era, {});

    await expect(pair.client.callTool("paint")).rejects.toMatchObject({
      code: era === "2026-07-28" ? -32_021 : -32_602,
      message: expect.stringContaining("did not declare elicitation.form"),
    });
  });
});

describe.each(PAGES)("a page in %s", (era) => {
  test("may be agreed to", async () => {
    await using pair = await open(era, { elicitation: { url: () => ({ action: "accept" }) } });

    expect(textOf(await pair.client.callTool("visit"))).toBe("agreed");
  });

  test("cannot be asked for where only forms were declared (case 132)", async () => {
    await using pair = await open(era, { elicitation: () => ({ action: "accept" }) });

    await expect(pair.client.callTool("visit")).rejects.toThrow("did not declare elicitation.url");
  });
});

test.each(without(FORMS))("%s has no forms, and says so", async (era) => {
  await using pair = await open(era, { elicitation: () => ({ action: "accept" }) });

  await expect(pair.client.callTool("paint")).rejects.toMatchObject({
    code: -32_602,
    message: expect.stringContaining("elicitation.form"),
  });
});

test.each(without(PAGES))("%s has no pages, and says so", async (era) => {
  await using pair = await open(era, { elicitation: { url: () => ({ action: "accept" }) } });

  await expect(pair.client.callTool("visit")).rejects.toMatchObject({
    code: -32_602,
    message: expect.stringContaining("elicitation.url"),
  });
});
