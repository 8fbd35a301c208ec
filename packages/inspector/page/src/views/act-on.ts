import type { Json } from "@mcp-actors/inspector";
import { showToast } from "@mcp-actors/ui";
import type { DriveCommand, DriveTarget } from "../../../src/hub/drive.ts";
import { drive } from "../store/store.ts";
import { shortName } from "./short-name.ts";

/** Gives what does something to a target, and tells a person what came of it. */
export type Act = (command: DriveCommand, words: string | ((result: Json) => string)) => () => void;

/** Makes what drives a target. */
export function actOn({ id, name }: DriveTarget): Act {
  return (command, words) => () => {
    drive(id, command).then(
      (result) => {
        const says = typeof words === "string" ? words : words(result);
        showToast(`${shortName(name)}: ${says}`, "warning");
      },
      (error: Error) => showToast(error.message, "error"),
    );
  };
}
