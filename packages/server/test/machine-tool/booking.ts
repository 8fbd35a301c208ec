import { assign, emit, fromPromise, setup } from "xstate";
import { z } from "zod";
import { createSeal, defineServer } from "../../src/index.ts";
import { ask, type MachineReport, machineTool } from "../../src/machine-tool/index.ts";

interface Trip {
  readonly city: string;
  readonly price: number;
  readonly name: string;
  readonly unit: string;
}

/** Looks a price up, asks two things at once and a third afterwards. */
export const bookingMachine = setup({
  types: {
    input: {} as { readonly city: string },
    context: {} as Trip,
    output: {} as { readonly booked: string },
    emitted: {} as MachineReport,
  },
  actors: {
    findPrice: fromPromise(async ({ input }: { input: { readonly city: string } }) =>
      Promise.resolve(input.city.length),
    ),
    askName: ask.elicit(z.object({ name: z.string().min(1) })),
    askUnit: ask.elicit(z.object({ unit: z.enum(["EUR", "USD"]) })),
    confirm: ask.elicitUrl,
  },
  actions: {
    report: emit((_, params: { readonly step: number }) => ({
      type: "progress" as const,
      progress: params.step,
      total: 3,
    })),
    say: emit((_, params: { readonly text: string }) => ({
      type: "log" as const,
      level: "info" as const,
      data: params.text,
    })),
  },
}).createMachine({
  id: "booking",
  context: ({ input }) => ({ city: input.city, price: 0, name: "", unit: "" }),
  output: ({ context: { city, name, price, unit } }) => ({
    booked: `${city} for ${name} at ${price} ${unit}`,
  }),
  initial: "pricing",
  states: {
    pricing: {
      entry: [
        { type: "report", params: { step: 1 } },
        { type: "say", params: { text: "looking" } },
      ],
      invoke: {
        src: "findPrice",
        input: ({ context }) => ({ city: context.city }),
        onDone: {
          target: "asking",
          actions: assign({ price: ({ event }) => event.output }),
        },
      },
    },
    asking: {
      type: "parallel",
      onDone: "confirming",
      states: {
        name: {
          initial: "open",
          states: {
            open: {
              invoke: {
                src: "askName",
                input: { key: "name", message: "Name?" },
                onDone: {
                  target: "known",
                  actions: assign({ name: ({ event }) => event.output.name }),
                },
              },
            },
            known: { type: "final" },
          },
        },
        unit: {
          initial: "open",
          states: {
            open: {
              invoke: {
                id: "unit",
                src: "askUnit",
                input: { message: "Unit?" },
                onDone: {
                  target: "known",
                  actions: assign({ unit: ({ event }) => event.output.unit }),
                },
              },
            },
            known: { type: "final" },
          },
        },
      },
    },
    confirming: {
      entry: [
        { type: "report", params: { step: 2 } },
        { type: "say", params: { text: "asking" } },
      ],
      invoke: {
        id: "confirm",
        src: "confirm",
        input: ({ context }) => ({
          message: `Pay ${context.price} ${context.unit}?`,
          url: "https://example.com/pay",
        }),
        onDone: "booked",
        onError: "refused",
      },
    },
    booked: { type: "final", entry: { type: "report", params: { step: 3 } } },
    refused: { type: "final", entry: assign({ name: "nobody" }) },
  },
});

/** A server of the booking machine; servers with the same ring go on where another stopped. */
export const booking = defineServer({
  name: "booking",
  version: "1.0.0",
  tools: {
    book: machineTool({
      description: "Books a trip.",
      input: z.object({ city: z.string() }),
      output: z.object({ booked: z.string() }),
      machine: bookingMachine,
    }),
    other: machineTool({ input: z.object({ city: z.string() }), machine: bookingMachine }),
  },
});

/** The seal of every process of a test. */
export const ring = () => createSeal({ keys: ["a key that all of the processes share"] });
