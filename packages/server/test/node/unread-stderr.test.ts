import { expect, test } from "vitest";
import { ServerProcess } from "../server-process.ts";

test.each(["fail", "print"])(
  "a server whose stderr nobody reads goes on, though a tool that is to %s writes to it",
  async (name) => {
    await using server = new ServerProcess("failing-server.ts");
    await server.request("initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "c", version: "1" },
    });
    server.child.stderr?.destroy();

    for (let count = 0; count < 3; count += 1) await server.request("tools/call", { name });

    expect(await server.request("ping")).toMatchObject({ result: {} });
  },
);
