import { tool } from "@mcp-actors/server";
import { z } from "zod";

const titled = (values: readonly string[]) =>
  values.map((value, index) => ({ const: value, title: `Option ${index + 1}` }));

const VALUES = ["value1", "value2", "value3"];

/** Tools that ask with every kind of field a form can have. */
export const forms = {
  test_elicitation_sep1034_defaults: tool({
    description: "Asks with a default for each kind of field.",
    async run(_args, { elicit }) {
      const answer = await elicit({
        message: "Please review and update the form fields with defaults",
        schema: z.object({
          name: z.string().default("John Doe"),
          age: z.int().min(0).max(150).default(30),
          score: z.number().default(95.5),
          status: z.enum(["active", "inactive", "pending"]).default("active"),
          verified: z.boolean().default(true),
        }),
      });
      return `Elicitation completed: ${JSON.stringify(answer)}`;
    },
  }),
  test_elicitation_sep1330_enums: tool({
    description: "Asks with each way to give a choice.",
    async run(_args, { elicit }) {
      const answer = await elicit({
        message: "Please pick from each list",
        schema: z.object({
          untitledSingle: z.enum(["option1", "option2", "option3"]),
          titledSingle: z.string().meta({ oneOf: titled(VALUES) }),
          legacyEnum: z
            .enum(["opt1", "opt2", "opt3"])
            .meta({ enumNames: ["Option One", "Option Two", "Option Three"] }),
          untitledMulti: z.array(z.enum(["option1", "option2", "option3"])),
          titledMulti: z.array(z.unknown().meta({ anyOf: titled(VALUES) })),
        }),
      });
      return `Elicitation completed: ${JSON.stringify(answer)}`;
    },
  }),
};
