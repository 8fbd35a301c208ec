import { PORTS, type PortName, readPorts, variableOf } from "@mcp-actors/ports";
import { describe, expect, test } from "vitest";

describe("the ports", () => {
  test("are those written down where the environment says nothing", () => {
    expect(readPorts({})).toEqual(PORTS);
    expect(readPorts({ MCP_ACTORS_PORT_OFFSET: "", MCP_ACTORS_PORT_HUB: " " })).toEqual(PORTS);
  });

  test("are moved by an offset, but for those that have a variable of their own", () => {
    const ports = readPorts({ MCP_ACTORS_PORT_OFFSET: "100", MCP_ACTORS_PORT_MODEL_TCP: "4711" });

    expect(ports).toMatchObject({ everythingHttp: 3101, playground: 5273, modelTcp: 4711 });
  });

  test.each<[PortName, string]>([
    ["everythingHttp", "MCP_ACTORS_PORT_EVERYTHING_HTTP"],
    ["everythingWebSocket", "MCP_ACTORS_PORT_EVERYTHING_WEBSOCKET"],
    ["modelTcp", "MCP_ACTORS_PORT_MODEL_TCP"],
    ["hub", "MCP_ACTORS_PORT_HUB"],
  ])("%s is set by %s", (name, variable) => {
    expect(variableOf(name)).toBe(variable);
    expect(readPorts({ [variable]: "4711" })[name]).toBe(4711);
  });

  test.each<[{ readonly [variable: string]: string }, string]>([
    [
      { MCP_ACTORS_PORT_HUB: "many" },
      'MCP_ACTORS_PORT_HUB must be a number from 0 to 65535, not "many"',
    ],
    [{ MCP_ACTORS_PORT_HUB: "-1" }, "MCP_ACTORS_PORT_HUB must be a number"],
    [{ MCP_ACTORS_PORT_HUB: "65536" }, "MCP_ACTORS_PORT_HUB must be a number"],
    [{ MCP_ACTORS_PORT_HUB: "0x10" }, "MCP_ACTORS_PORT_HUB must be a number"],
    [{ MCP_ACTORS_PORT_HUB: "0" }, "MCP_ACTORS_PORT_HUB must be a port from 1 to 65535"],
    [{ MCP_ACTORS_PORT_OFFSET: "1.5" }, "MCP_ACTORS_PORT_OFFSET must be a number"],
    [
      { MCP_ACTORS_PORT_OFFSET: "62000" },
      "MCP_ACTORS_PORT_OFFSET 62000 moves the port of playground past 65535",
    ],
    [{ MCP_ACTORS_PORT_HUB: "3001" }, "Port 3001 is that of everythingHttp and of hub"],
  ])("%j is refused with a reason", (env, reason) => {
    expect(() => readPorts(env)).toThrow(RangeError);
    expect(() => readPorts(env)).toThrow(reason);
  });
});
