import type { IconName } from "@mcp-actors/ui";
import type { Route } from "./route.ts";

/** A story: a moment of half a minute that shows what the runtime does. */
export interface Story {
  readonly title: string;
  /** What there is to do, and to see. */
  readonly moment: string;
  /** What it shows, in a few words. */
  readonly shows: string;
  readonly icon: IconName;
  readonly route: Route;
}

/** The stories, in the order in which they are best seen. */
export const STORIES: readonly Story[] = [
  {
    title: "All in one page",
    moment: "Client and server in this tab, over a MessagePort. Count, and cancel in the middle.",
    shows: "workers, live lists, forms",
    icon: "screen",
    route: { view: "server", at: "page:pocket", era: "auto", tab: "tools", item: "count" },
  },
  {
    title: "Storyteller",
    moment: "A model tells a story, token by token. Press Esc in the middle of a sentence.",
    shows: "progress, cancel, backpressure",
    icon: "model",
    route: { view: "storyteller" },
  },
  {
    title: "Pull the plug",
    moment: "Three clients at work. Cut the wire: reads come back, writes say why they are lost.",
    shows: "supervision, backoff, outcomes",
    icon: "plug",
    route: { view: "plug" },
  },
  {
    title: "A thousand calls",
    moment: "A thousand at once, a hundred cancelled, fifty timed out. The counters add up.",
    shows: "concurrency, exact outcomes",
    icon: "bolt",
    route: { view: "thousand" },
  },
  {
    title: "Table for two",
    moment: "A booking asks how many you are in the middle of the call, in both eras at once.",
    shows: "elicitation, input-required rounds",
    icon: "question",
    route: { view: "table" },
  },
  {
    title: "Agent fan-out",
    moment: "An agent calls three servers in parallel, and one of them asks back for a model.",
    shows: "several connections, sampling",
    icon: "lines",
    route: { view: "agent" },
  },
  {
    title: "Friends",
    moment: "This client with the official everything server, and their inspector with ours.",
    shows: "interoperability",
    icon: "outbound",
    route: { view: "friends" },
  },
];
