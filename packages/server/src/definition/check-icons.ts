import type { Icon } from "@mcp-actors/protocol";

const SAFE = /^(?:https:\/\/|data:)/i;

/**
 * Throws unless all icons are where a client may fetch them from. spec: basic/index#icons
 *
 * @param of - What the icons stand for, for the error.
 */
export function checkIcons(icons: readonly Icon[] | undefined, of: string): void {
  for (const { src } of icons ?? []) {
    if (!SAFE.test(src)) {
      throw new TypeError(
        `Icon of ${of} must be an https: or data: URI, not ${JSON.stringify(src.slice(0, 80))}`,
      );
    }
  }
}
