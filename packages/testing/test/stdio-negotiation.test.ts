import { type ClientEvent, connect } from "@mcp-actors/client";
import { expect, test } from "vitest";
import { lives, serverProcess } from "./server-process.ts";

/** The ids of the processes that were started, in order. */
function processes(events: readonly ClientEvent[]): number[] {
  return events.flatMap((event) => (event.type === "process.spawned" ? [event.pid] : []));
}

test.each(["diesOnProbe", "failsProbeAndDies"])(
  "a server that dies of the probe is started anew and initialised: %s (case 43)",
  async (mode) => {
    const events: ClientEvent[] = [];
    await using client = await connect(serverProcess("raw-server", mode), {
      onEvent: (event) => events.push(event),
    });

    expect(client.server.revision).toBe("2025-11-25");
    expect(processes(events).map(lives)).toEqual([false, true]);
  },
);

test("a server that is mute to the probe is initialised after the time-out (case 44)", async () => {
  await using client = await connect(serverProcess("raw-server", "muteToProbe"), {
    timeouts: { probeTimeout: 50 },
  });

  expect(client.server.revision).toBe("2025-11-25");
  expect((await client.callTool("echo", {})).content).toHaveLength(1);
});

test.each(["-32601", "-32602", "-32600", "0", "-32000"])(
  "a server that answers the probe with %s is initialised (case 45)",
  async (code) => {
    await using client = await connect(serverProcess("raw-server", "failsProbe", code));

    expect(client.server.revision).toBe("2025-11-25");
  },
);

test.each(['"1999-01-01"', '""', "42", "null"])(
  "a server that chooses revision %s is left and ended (case 50)",
  async (version) => {
    const events: ClientEvent[] = [];
    const connecting = connect(serverProcess("raw-server", "oddVersion", version), {
      onEvent: (event) => events.push(event),
    });

    await expect(connecting).rejects.toMatchObject({ code: -32_022 });
    expect(processes(events).map(lives)).toEqual([false]);
  },
);

test("what a server says before initialize is answered is delivered (case 52)", async () => {
  const heard: string[] = [];
  await using client = await connect(serverProcess("raw-server", "early"), {
    onEvent: (event) => {
      if (event.type === "notification.received") heard.push(event.notification.method);
    },
  });

  expect(client.state).toBe("ready");
  expect(heard).toEqual(["notifications/tools/list_changed", "notifications/message"]);
});
