import type { Script } from "./follow-script.ts";

/** One of everything that the server of features has. */
export const featuresScript: Script = {
  answers: (asked) => ({
    elicitation: (form) => {
      asked.push(form.message);
      return { action: "accept", content: { name: "Ada" } };
    },
    sampling: ({ messages }) => {
      asked.push(messages);
      return { role: "assistant", model: "m", content: { type: "text", text: "hello" } };
    },
  }),
  logLevel: "info",
  calls: [
    ["add", { a: 1, b: 2 }],
    ["add", { a: "one" }],
    ["echo", { text: 'é漢😀\u2028\r\n\t"\\\u0000' }],
    ["echo", { text: "x".repeat(1_000_000) }],
    ["count", { to: 5 }],
    ["log", {}],
    ["fail", {}],
    ["greet", {}],
    ["nothing", {}],
    ["region", { region: "süd" }],
  ],
  reads: ["test://text", "test://bytes", "test://family/a%20b", "test://nowhere"],
  completions: [[{ resource: "test://family/{id}" }, { name: "id", value: "1" }]],
  prompts: [
    ["plain", {}],
    ["filled", { who: "Ada" }],
    ["filled", {}],
  ],
  slow: "wait",
  sum: "add",
  changes: [
    [({ tools$ }) => tools$, "change", { what: "tools" }],
    [({ prompts$ }) => prompts$, "change", { what: "prompts" }],
    [(client) => client.resource$("test://text"), "change", { what: "text" }],
  ],
  // What an unexpected error is found by in the log of the server.
  alike: (text) => text.replaceAll(/reference \w+/g, "reference"),
};
