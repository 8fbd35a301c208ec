import type { JsonRpcRequest } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import type { FarServer } from "./far-server.ts";
import { arrival, FarWorld, openClient } from "./open-client.ts";

/** Answers the discovery in a way of its own, and leaves initialize to the server. */
const discovery =
  (answer: (opening: JsonRpcRequest, far: FarServer) => void) =>
  (opening: JsonRpcRequest, far: FarServer): boolean => {
    if (opening.method !== "server/discover") return false;
    answer(opening, far);
    return true;
  };

/** Answers initialize in a way of its own. */
const initialize =
  (answer: (opening: JsonRpcRequest, far: FarServer) => void) =>
  (opening: JsonRpcRequest, far: FarServer): boolean => {
    if (opening.method !== "initialize") return false;
    answer(opening, far);
    return true;
  };

test.each([
  [{ code: -32_601, message: "Method not found" }],
  [{ code: -32_602, message: "Invalid params" }],
  [{ code: -32_600, message: "Invalid request" }],
  [{ code: 0, message: "" }],
  [{ code: -32_000, message: "Server not initialized" }],
  [{ code: -32_603, message: "Internal error", data: { stack: [] } }],
  [{ message: "no code at all" }],
])("initialize follows a discovery that is answered with %j (case 45)", async (error) => {
  const onOpening = discovery((opening, far) => far.fail(opening, error));
  await using world = await openClient({ far: { revision: "2025-11-25", onOpening } });

  expect(world.client.server.revision).toBe("2025-11-25");
  expect(world.far.openings.map(({ method }) => method)).toEqual(["server/discover", "initialize"]);
});

test("initialize follows a discovery that is never answered (case 44)", async () => {
  const onOpening = discovery(() => {});
  const world = new FarWorld({ far: { revision: "2025-06-18", onOpening } });
  await arrival();
  world.clock.advance(2_999);
  await arrival();
  expect(world.far.openings).toHaveLength(1);

  world.clock.advance(1);
  await using connected = await world.connected();

  expect(connected.client.server.revision).toBe("2025-06-18");
});

test("a discovery that lists revisions with sessions alone leads to one of them (case 49)", async () => {
  const onOpening = discovery((opening, far) =>
    far.answer(opening, { supportedVersions: ["2025-06-18", "2025-03-26"], capabilities: {} }),
  );
  await using world = await openClient({ far: { revision: "2025-06-18", onOpening } });

  expect(world.far.openings[1]?.params).toMatchObject({ protocolVersion: "2025-06-18" });
  expect(world.client.server.revision).toBe("2025-06-18");
});

test.each(["2025-03-26", "2024-11-05"])(
  "a server may choose %s instead (case 51)",
  async (revision) => {
    await using world = await openClient({ era: "legacy", far: { revision } });

    expect(world.far.openings[0]?.params).toMatchObject({ protocolVersion: "2025-11-25" });
    expect(world.client.server.revision).toBe(revision);
  },
);

test.each([["1999-01-01"], [""], [42], [undefined], ["2026-07-28"]])(
  "a server that chooses %j is left, with both sides named (case 50)",
  async (protocolVersion) => {
    const onOpening = initialize((opening, far) =>
      far.answer(opening, { protocolVersion, capabilities: {} }),
    );
    const world = new FarWorld({ era: "legacy", far: { onOpening } });

    await expect(world.opening).rejects.toMatchObject({
      code: -32_022,
      message: expect.stringContaining(
        "this client 2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05",
      ),
    });
    await arrival();
    expect(world.far.isOver).toBe(true);
    expect(world.fars).toHaveLength(1);
    expect(world.clock.pending).toBe(0);
  },
);

test("a pinned revision that a server does not speak is its own error (case 48)", async () => {
  const world = new FarWorld({ era: "2026-07-28", far: { revision: "2025-11-25" } });

  await expect(world.opening).rejects.toThrow("Method not found");
  expect(world.far.openings.map(({ method }) => method)).toEqual(["server/discover"]);
});

test("what a server says before it is asked in is delivered (case 52)", async () => {
  const onOpening = initialize((opening, far) => {
    far.notify("notifications/tools/list_changed");
    far.notify("notifications/message", { level: "info", data: "up" });
    far.answer(opening, { protocolVersion: "2025-11-25", capabilities: {} });
  });
  await using world = await openClient({ era: "legacy", far: { onOpening } });

  expect(world.happened).toEqual([
    "notification.received",
    "notification.received",
    "session.opened",
  ]);
});
