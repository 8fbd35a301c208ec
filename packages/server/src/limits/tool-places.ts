import { Slots } from "@mcp-actors/machine";
import type { Tool } from "../definition/define-tool.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { DEFAULT_TOOL_QUEUE } from "./check-tool-limits.ts";
import { overloaded } from "./overloaded.ts";
import { ToolPlace } from "./tool-place.ts";

/** A tool by the name that it is offered under. */
export interface NamedTool {
  readonly name: string;
  readonly tool: Tool;
}

/**
 * The places of the tools that have limits of their own.
 *
 * They belong to the tool as a value: a definition that is swapped for another
 * with the same tool shares them.
 */
export class ToolPlaces {
  readonly #slots = new WeakMap<Tool, Slots<ToolPlace>>();

  /** Runs a call as soon as its tool has room; throws where too many wait. */
  enter({ name, tool }: NamedTool, request: ServedRequest, run: (place: ToolPlace) => void): void {
    const { concurrency = Number.POSITIVE_INFINITY, queue = DEFAULT_TOOL_QUEUE } =
      tool.limits ?? {};
    const slots = this.#slots.get(tool) ?? new Slots<ToolPlace>(concurrency, queue);
    this.#slots.set(tool, slots);
    if (!new ToolPlace(slots, request, run).request()) {
      throw overloaded(`Tool ${name} is overloaded: ${queue} calls wait already`);
    }
  }
}
