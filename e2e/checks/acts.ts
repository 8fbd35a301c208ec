/** What a page does with a server of another origin, and what comes of it. */
export interface ActRow {
  readonly title: string;
  readonly name: string;
  readonly args?: readonly unknown[];
  readonly gives: (revision: string) => unknown;
}

const TOOLS = ["step", "release", "ask", "wait", "region", "grow"];

/** What the page does, in this order, and what each gives. */
export const ACTS: readonly ActRow[] = [
  {
    title: "lists the tools",
    name: "look",
    gives: (revision) => ({ revision, tools: TOOLS }),
  },
  {
    title: "hears of progress while the call goes on",
    name: "step",
    gives: () => ({ heard: [1, 2], content: text("stepped") }),
  },
  { title: "answers a question", name: "answer", gives: () => text("Hello, Ada") },
  {
    title: "sends an argument that a header repeats",
    name: "mirror",
    args: ["Föhr 🏝"],
    gives: () => text("Föhr 🏝"),
  },
  {
    title: "sees on tools$ that the list has changed",
    name: "follow",
    gives: () => [TOOLS.length, TOOLS.length + 1],
  },
];

function text(said: string) {
  return [{ type: "text", text: said }];
}
