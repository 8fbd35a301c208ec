import { expect, test } from "vitest";
import { defineServer, tool } from "../../src/index.ts";
import { EVERY_REVISION } from "../every-revision.ts";
import { startEra } from "../raw-client.ts";

const server = defineServer({
  name: "s",
  version: "1",
  tools: {
    step: tool({
      async run(_args, { progress }) {
        await progress(1);
        return "done";
      },
    }),
  },
});

test.each(EVERY_REVISION)(
  "progress carries the caller's own token in %s (case 62)",
  async (version) => {
    await using era = await startEra(version, server);
    const { client, params } = era;
    const tokens = [0, "0", "", "abc", 7, "7"];

    for (const progressToken of tokens) {
      const _meta = { ...Object(params["_meta"]), progressToken };
      await client.call("step", {}, { ...params, _meta });
    }

    const heard = client.notifications.map(({ params: told }) => told?.["progressToken"]);
    expect(heard).toStrictEqual(tokens);
  },
);
