import { showToast } from "@mcp-actors/ui";
import { saveFile } from "../exports/save-file.ts";
import { ask } from "../store/store.ts";
import type { ReplayScope } from "./replay-scope.ts";
import { replayScope, replayTarget } from "./replay-settings.ts";

/** The file of Vitest for the requests of a scope; default the one that is chosen. */
export function testText(scope: ReplayScope = replayScope.peek()): Promise<string> {
  return ask({ do: "test", scope, target: replayTarget.peek() });
}

/** Puts a test on the clipboard. */
export async function copyTest(scope?: ReplayScope): Promise<void> {
  try {
    const text = await testText(scope);
    refuseEmpty(text);
    await navigator.clipboard.writeText(text);
    showToast("Copied as a Vitest test", "ok");
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error), "error");
  }
}

/** Hands a test over as a file. */
export async function saveTest(scope?: ReplayScope): Promise<void> {
  try {
    const text = await testText(scope);
    refuseEmpty(text);
    saveFile("recorded.test.ts", new Blob([text], { type: "text/plain" }));
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error), "error");
  }
}

/** A request without an answer, or one of a server, becomes no test. */
function refuseEmpty(text: string): void {
  if (!text.includes("\ntest(")) {
    throw new Error(
      "Nothing here was asked for by a client and answered, so there is no test of it",
    );
  }
}
