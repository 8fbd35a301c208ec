import { expectTypeOf, test } from "vitest";
import { setup } from "xstate";
import { z } from "zod";
import type { Tool } from "../../src/index.ts";
import { ask, type MachineTool, machineTool } from "../../src/machine-tool/index.ts";

const counting = setup({
  types: {
    input: {} as { readonly from: number },
    context: {} as { readonly at: number },
    output: {} as { readonly to: number },
  },
}).createMachine({
  id: "counting",
  context: ({ input }) => ({ at: input.from }),
  output: ({ context }) => ({ to: context.at }),
  initial: "done",
  states: { done: { type: "final" } },
});
const from = z.object({ from: z.number() });
const to = z.object({ to: z.number() });
const other = z.object({ other: z.string() });

type Of<Input extends z.ZodType | undefined, Output extends z.ZodType | undefined> = MachineTool<
  Input,
  Output,
  typeof counting
>;

test("is a tool with the arguments and the result of its schemas", () => {
  const tool = machineTool({ machine: counting, input: from, output: to });

  expectTypeOf(tool).toEqualTypeOf<Tool<typeof from, typeof to>>();
});

test("needs to be told what its machine begins with where that is not the arguments", () => {
  expectTypeOf<{ machine: typeof counting; input: typeof from }>().toExtend<
    Of<typeof from, undefined>
  >();
  expectTypeOf<{ machine: typeof counting; input: typeof other }>().not.toExtend<
    Of<typeof other, undefined>
  >();
  expectTypeOf<Of<typeof other, undefined>["toInput"]>().returns.toEqualTypeOf<{
    readonly from: number;
  }>();
});

test("takes no machine whose output its schema does not take", () => {
  expectTypeOf<typeof counting>().toExtend<Of<typeof from, typeof to>["machine"]>();
  expectTypeOf<typeof counting>().not.toExtend<Of<typeof from, typeof other>["machine"]>();
});

test("knows what each question gives", () => {
  setup({ actors: { askTo: ask.elicit(to), roots: ask.listRoots } }).createMachine({
    invoke: [
      {
        src: "askTo",
        input: { message: "?" },
        onDone: { actions: ({ event }) => expectTypeOf(event.output.to).toBeNumber() },
      },
      {
        src: "roots",
        onDone: { actions: ({ event }) => expectTypeOf(event.output[0]?.uri).toExtend<unknown>() },
      },
    ],
  });
});
