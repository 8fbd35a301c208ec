import type { Answer } from "@mcp-actors/protocol";
import { asidesOf, type ExchangeObserver } from "@mcp-actors/transport";
import type { ToolHeaders } from "./tool-headers.ts";

/** Looks at a page of tools before whoever asked for it does. */
export function learningObserver(
  observer: ExchangeObserver,
  headers: ToolHeaders,
): ExchangeObserver {
  return {
    related: (notification) => observer.related(notification),
    answered: (answer) => observer.answered("result" in answer ? learned(answer, headers) : answer),
    lost: (error) => observer.lost(error),
    ...asidesOf(observer),
  };
}

function learned(
  answer: Extract<Answer, { readonly result: unknown }>,
  headers: ToolHeaders,
): Answer {
  const { tools } = answer.result;
  return { ...answer, result: { ...answer.result, tools: headers.learn(tools) } };
}
