import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Check } from "../../scripts/check.ts";
import { openRecording } from "../inspector/open-recording.ts";
import type { Stage } from "../stage.ts";

const FOLDER = new URL("../screenshots/", import.meta.url);

/** The inspector's page in light and in dark, as pictures for whoever looks at them. */
export function inspectorLooks({ browser }: Stage, recording: string): readonly Check[] {
  return (["light", "dark"] as const).map((colorScheme) => ({
    title: `the inspector's page is drawn in ${colorScheme}`,
    run: () =>
      openRecording(browser, { recording, colorScheme }, async (page) => {
        await mkdir(FOLDER, { recursive: true });
        await page.locator(".request-label").nth(8).click();
        await page.locator(".chart .active.leaf").waitFor();
        await page.screenshot({
          path: fileURLToPath(new URL(`inspector-${colorScheme}.png`, FOLDER)),
        });
      }),
  }));
}
