/** Where each app listens, unless the environment says otherwise: `readPorts` reads it. */
export const PORTS = {
  everythingHttp: 3001,
  everythingWebSocket: 3002,
  everythingTcp: 3003,
  modelWebSocket: 3012,
  modelTcp: 3013,
  playground: 5173,
  hub: 3900,
} as const;

/** Something of this workspace that listens. */
export type PortName = keyof typeof PORTS;

/** A port for each of them. */
export type Ports = { readonly [name in PortName]: number };
