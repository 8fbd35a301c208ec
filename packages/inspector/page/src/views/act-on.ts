import { showToast } from "@mcp-actors/ui";
import type { DriveCommand, DriveTarget } from "../../../src/hub/drive.ts";
import { drive } from "../store/store.ts";

/** Makes what drives a target, and tells a person what came of it. */
export function actOn({
  id,
  name,
}: DriveTarget): (command: DriveCommand, words: string) => () => void {
  return (command, words) => () => {
    drive(id, command).then(
      () => showToast(`${name}: ${words}`, "warning"),
      (error: Error) => showToast(error.message, "error"),
    );
  };
}
