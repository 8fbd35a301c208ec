import { PORTS, type PortName, type Ports } from "./ports.ts";

/** The variable that moves every port which has none of its own. */
export const OFFSET_VARIABLE = "MCP_ACTORS_PORT_OFFSET";

const HIGHEST = 65_535;

type Environment = { readonly [name: string]: string | undefined };

/** The variable that sets a port, as `MCP_ACTORS_PORT_EVERYTHING_HTTP`; or one of another prefix. */
export function variableOf(name: PortName, prefix = "MCP_ACTORS_PORT_"): string {
  const words = name.replace("WebSocket", "Websocket").replaceAll(/[A-Z]/g, "_$&");
  return `${prefix}${words.toUpperCase()}`;
}

/** The ports that an environment asks for; throws a `RangeError` that names the variable of one that cannot be. */
export function readPorts(env: Environment): Ports {
  const offset = readNumber(env, OFFSET_VARIABLE, HIGHEST) ?? 0;
  const names = Object.keys(PORTS) as PortName[];
  const entries = names.map((name) => [name, portOf(name, env, offset)] as const);
  const owners = new Map<number, PortName>();
  for (const [name, port] of entries) {
    const other = owners.get(port);
    if (other !== undefined)
      throw new RangeError(`Port ${port} is that of ${other} and of ${name}`);
    owners.set(port, name);
  }
  return Object.fromEntries(entries) as Ports;
}

function portOf(name: PortName, env: Environment, offset: number): number {
  const own = readNumber(env, variableOf(name), HIGHEST);
  if (own === 0) throw new RangeError(`${variableOf(name)} must be a port from 1 to ${HIGHEST}`);
  const port = own ?? PORTS[name] + offset;
  if (port <= HIGHEST) return port;
  throw new RangeError(`${OFFSET_VARIABLE} ${offset} moves the port of ${name} past ${HIGHEST}`);
}

function readNumber(env: Environment, variable: string, highest: number): number | undefined {
  const text = env[variable]?.trim() ?? "";
  if (text === "") return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= highest) return Number(text);
  throw new RangeError(
    `${variable} must be a number from 0 to ${highest}, not ${JSON.stringify(text)}`,
  );
}
