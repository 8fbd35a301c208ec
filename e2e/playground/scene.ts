import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import type { PlaygroundStage } from "./playground-stage.ts";
import { withPage } from "./with-page.ts";

/** What a person does on the page, and sees. */
export interface Scene {
  readonly title: string;
  /** Where on the page it begins. */
  readonly hash: string;
  readonly play: (page: Page) => Promise<void>;
}

/** Scenes as checks, each on a page of its own. */
export function toChecks(stage: PlaygroundStage, scenes: readonly Scene[]): readonly Check[] {
  return scenes.map(({ title, hash, play }) => ({ title, run: () => withPage(stage, hash, play) }));
}
