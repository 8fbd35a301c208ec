import type { ConnectOptions } from "@mcp-actors/client";

/** A client that answers all that server-everything asks. */
export const ANSWERS: ConnectOptions = {
  elicitation: {
    form: () => ({ action: "accept", content: { name: "Ada Lovelace", check: true } }),
    url: () => ({ action: "decline" }),
  },
  sampling: () => ({
    role: "assistant",
    content: { type: "text", text: "a model's word" },
    model: "none",
  }),
  roots: [{ uri: "file:///tmp", name: "tmp" }],
};
