import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { HOSTS } from "./hosts.ts";
import { ask } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

test.each(HOSTS)(
  "a call outlasts the memory of its client's last one, through %s",
  async (_name, start) => {
    const clock = new VirtualClock();
    const { definition, begun, gate } = workshop();
    await using host = await start(definition, { clock });
    expect((await ask(host.url, "tools/list")).status).toBe(200);
    const asking = ask(host.url, "tools/call", { params: { name: "quietly" } });
    await begun;

    clock.advance(6000);
    gate.open();

    const reply = await asking;
    expect(reply.status).toBe(200);
    expect(await reply.json()).toHaveProperty("result.content");
  },
);
