import { expect, test } from "vitest";
import { type HubListener, HubViewer } from "../../../page/src/store/hub-viewer.ts";
import type { SourceState } from "../../../page/src/store/sight.ts";
import type { InspectionRecord } from "../../../src/records/index.ts";
import { marks } from "../../hub/lines.ts";
import { openHub } from "../../hub/running.ts";
import { tellHub } from "../../hub/talker.ts";

/** Hears a hub, and waits for what it says. */
class Hearing implements HubListener {
  readonly records: InspectionRecord[] = [];
  state: Partial<SourceState> = {};
  renewals = 0;
  #waiting: (() => void)[] = [];

  readonly onRecords = (records: readonly InspectionRecord[], isAnew: boolean): void => {
    if (isAnew) this.renewals += 1;
    this.records.push(...records);
    this.#changed();
  };

  readonly onState = (state: Partial<SourceState>): void => {
    this.state = { ...this.state, ...state };
    this.#changed();
  };

  readonly onDriven = (): void => {};
  readonly onBody = (): void => {};

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #changed(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

test("the page's viewer is given records, in order, and says that it is live", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  const hearing = new Hearing();
  const viewer = new HubViewer(hub.url, hub.tokens.read, hearing);
  producer.say({ type: "records" }, marks("p", 300));
  await hearing.until(() => hearing.records.length === 300);
  viewer.close();
  expect(hearing.records.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 300 }, (_, index) => index + 1),
  );
  expect(hearing.state).toMatchObject({ state: "live", control: false });
  expect(hearing.renewals).toBe(1);
});

test("the page's viewer fetches what was held back from it, before what is newer", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  const hearing = new Hearing();
  const viewer = new HubViewer(hub.url, hub.tokens.read, hearing);
  await hearing.until(() => hearing.state.state === "live");
  viewer.pace(false);
  producer.say({ type: "records" }, marks("p", 50));
  await hearing.until(() => hearing.state.heldBack !== undefined);
  viewer.pace(true);
  producer.say({ type: "records" }, marks("p", 50, 51));
  await hearing.until(() => hearing.records.length === 100);
  viewer.close();
  expect(hearing.records.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
});

test("the page's viewer says so while there is no hub", async () => {
  const hub = await openHub();
  const { url, tokens } = hub;
  await hub[Symbol.asyncDispose]();
  const hearing = new Hearing();
  const viewer = new HubViewer(url, tokens.read, hearing);
  await hearing.until(() => hearing.state.state === "waiting");
  viewer.close();
  expect(hearing.state.problem).toMatch(/hub is not there/);
});

test.each(["wrong", ""])(
  "the page's viewer says that a hub refuses its token %j",
  async (token) => {
    await using hub = await openHub();
    const hearing = new Hearing();
    const viewer = new HubViewer(hub.url, token, hearing);
    await hearing.until(() => hearing.state.state !== undefined);
    viewer.close();
    expect(hearing.state).toMatchObject({
      state: "refused",
      problem: "The hub does not know the token of this address",
    });
  },
);

test("a process of a later version spoils nothing of the others", async () => {
  await using hub = await openHub();
  await using producer = await tellHub(hub, "p");
  const hearing = new Hearing();
  const viewer = new HubViewer(hub.url, hub.tokens.read, hearing);
  const head = { kind: "head", peer: "p", seq: 1, at: 1, format: "mcp-actors.records" };

  producer.say({ type: "records" }, [
    JSON.stringify({ ...head, version: 99, runtime: "node" }),
    ...marks("p", 2, 2),
  ]);
  await hearing.until(() => hearing.records.length === 2);

  expect(hearing.state.unreadable).toBe(1);
  viewer.close();
});
