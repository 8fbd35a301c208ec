import { announceHub, type RunningHub } from "@mcp-actors/inspector/node";
import { messageOf } from "@mcp-actors/protocol";

/** Has programs that are inspected from now on find the hub; gives what takes that back. */
export async function announce(
  running: RunningHub,
  tell: (text: string) => void,
): Promise<() => void> {
  try {
    return await announceHub(running);
  } catch (error) {
    tell(`Other programs do not find it by themselves: ${messageOf(error)}`);
    return () => {};
  }
}
