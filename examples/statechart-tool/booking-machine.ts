import { ask } from "@mcp-actors/server/machine-tool";
import { assign, setup } from "xstate";
import { z } from "zod";

/** Asks where to and then how, and confirms nothing in between. */
export const bookingMachine = setup({
  types: {
    context: {} as { readonly city: string; readonly seat: string },
    output: {} as string,
  },
  actors: {
    askCity: ask.elicit(z.object({ city: z.string().min(1) })),
    askSeat: ask.elicit(z.object({ seat: z.enum(["window", "aisle"]) })),
  },
}).createMachine({
  id: "booking",
  context: { city: "", seat: "" },
  output: ({ context: { city, seat } }) => `To ${city}, at the ${seat}.`,
  initial: "choosingCity",
  states: {
    choosingCity: {
      invoke: {
        src: "askCity",
        input: { message: "Where to?" },
        onDone: {
          target: "choosingSeat",
          actions: assign({ city: ({ event }) => event.output.city }),
        },
      },
    },
    choosingSeat: {
      invoke: {
        src: "askSeat",
        input: ({ context }) => ({ message: `Which seat to ${context.city}?` }),
        onDone: {
          target: "booked",
          actions: assign({ seat: ({ event }) => event.output.seat }),
        },
      },
    },
    booked: { type: "final" },
  },
});
