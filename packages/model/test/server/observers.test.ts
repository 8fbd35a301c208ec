import { expect, test } from "vitest";
import type { ModelOffer } from "../../src/index.ts";
import { openModel } from "../open-model.ts";

const failing: ModelOffer = {
  async *generate() {
    yield "so far";
    throw new Error("It fails");
  },
};

test.each<[what: string, fail: () => unknown]>([
  [
    "throw",
    () => {
      throw new Error("Not now");
    },
  ],
  // Vitest fails a run with a rejection that nobody handles.
  ["reject", () => Promise.reject(new Error("Not now"))],
])("a failure is told to the client although its observers %s", async (_what, onEvent) => {
  await using opened = await openModel(failing, { server: { onEvent }, client: { onEvent } });

  await expect(opened.model.generate("")).rejects.toMatchObject({ code: -32603 });
});
