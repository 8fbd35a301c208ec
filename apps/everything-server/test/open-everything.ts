import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import { everything } from "../src/everything.ts";

const ANSWERS: { readonly [field: string]: string | boolean | readonly string[] } = {
  name: "Ada",
  color: "green",
  ok: true,
  confirmed: true,
  context: "tests",
  username: "ada",
  email: "ada@example.com",
  untitledSingle: "option1",
  titledSingle: "value2",
  legacyEnum: "opt3",
  untitledMulti: ["option1", "option2"],
  titledMulti: ["value1", "value3"],
};

/** What a client answers that answers everything; a form gets defaults where it has some. */
export const WILLING: ConnectOptions = {
  elicitation: {
    form: ({ requestedSchema: { properties } }) => ({
      action: "accept",
      content: Object.fromEntries(
        Object.entries(ANSWERS).filter(
          ([name]) => name in properties && !("default" in (properties[name] ?? {})),
        ),
      ),
    }),
    url: () => ({ action: "accept" }),
  },
  sampling: () => ({
    role: "assistant",
    content: { type: "text", text: "Paris" },
    model: "none",
  }),
  roots: [{ uri: "file:///fixtures", name: "fixtures" }],
};

/** A client of the everything server, in process, in one era. */
export const openEverything = (era: string, options: ConnectOptions = WILLING): Promise<Client> =>
  connect(everything, { ...options, era });
