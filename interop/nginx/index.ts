import assert from "node:assert/strict";
import { type Client, connect } from "@mcp-actors/client";
import type { Check } from "../../scripts/check.ts";
import { textOf } from "../our-client/using.ts";
import { watchTools } from "../watch-tools.ts";
import { behindNginx, type Proxied } from "./behind-nginx.ts";
import { openShop, type Shop } from "./shop.ts";

/** A client of ours, the server at the other end, and nginx between them. */
interface Scene extends Shop, Proxied {
  readonly client: Client;
  readonly revision: string;
}

interface Row {
  readonly title: string;
  readonly revisions?: readonly string[];
  readonly run: (scene: Scene) => Promise<void>;
}

const ROWS: readonly Row[] = [
  {
    title: "progress arrives while the call goes on",
    async run({ client, gate }) {
      // Whoever holds back the first of them waits for the answer for ever.
      const onProgress = () => gate.open();
      assert.equal(textOf(await client.callTool("step", undefined, { onProgress })), "stepped");
    },
  },
  {
    title: "changes are told",
    async run({ client }) {
      const tools = watchTools(client);
      await tools.shown(3);
      await client.callTool("touch");
      await tools.shown(3, 2);
    },
  },
  {
    title: "a large answer comes whole",
    async run({ client }) {
      const args = { text: "föhr", times: 1_000_000 };
      assert.equal(textOf(await client.callTool("say", args)), "föhr".repeat(1_000_000));
    },
  },
  {
    title: "a call that is cancelled stops",
    async run({ client, stopped }) {
      const own = new AbortController();
      const onProgress = () => own.abort(new Error("Changed its mind"));
      const call = client.callTool("step", undefined, { signal: own.signal, onProgress });
      await assert.rejects(() => call, /Changed its mind/);
      await stopped;
    },
  },
  {
    title: "a call outlives the connection that it came by",
    revisions: ["2025-11-25"],
    async run({ client, cut, gate, runs }) {
      const heard: number[] = [];
      const onProgress = ({ progress }: { readonly progress: number }) => {
        heard.push(progress);
        if (progress === 1) {
          cut();
          gate.open();
        }
      };
      assert.equal(textOf(await client.callTool("step", undefined, { onProgress })), "stepped");
      assert.deepEqual(heard, [1, 2]);
      assert.equal(runs(), 1);
    },
  },
  {
    title: "a call is lost at once with the connection that it came by, and the next is answered",
    revisions: ["2026-07-28"],
    async run({ client, cut, stopped, runs }) {
      const call = client.callTool("step", undefined, { onProgress: cut });
      await assert.rejects(() => call, { outcome: "lost" });
      await stopped;
      assert.equal(runs(), 1);
      assert.equal(textOf(await client.callTool("say", { text: "ho", times: 3 })), "hohoho");
    },
  },
  {
    title: "a server that was started anew is met again",
    async run({ client, restart }) {
      const tools = watchTools(client);
      await tools.shown(3);
      await restart(openShop(true).offering);
      await tools.shown(4);
      assert.equal(textOf(await client.callTool("more")), "more");
      await client.callTool("touch");
      await tools.shown(4, 2);
    },
  },
];

/** Our client and our server with nginx between them, as it is when installed. */
export const nginx: readonly Check[] = ROWS.flatMap(
  ({ title, run, revisions = ["2026-07-28", "2025-11-25"] }) =>
    revisions.map((revision) => ({
      title: `through nginx, ${title}, in ${revision}`,
      run() {
        const shop = openShop();
        return behindNginx(shop.offering, async (proxied) => {
          await using client = await connect(proxied.url, { era: revision });
          await run({ ...shop, ...proxied, client, revision });
        });
      },
    })),
);
