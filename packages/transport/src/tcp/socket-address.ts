/** Where a stream socket is: a port of a host, or a path in the file system (on Windows a named pipe). */
export type SocketAddress = PortAddress | PathAddress;

/** A port of a host. */
export interface PortAddress {
  /** A name or an address; default 127.0.0.1. */
  readonly host?: string | undefined;
  readonly port: number;
}

/** A path in the file system. */
export interface PathAddress {
  readonly path: string;
}

/** An address with its host filled in, as sockets take it: to them, one that is undefined is every host there is. */
export function filledAddress(address: SocketAddress): SocketAddress {
  if ("path" in address) return { path: address.path };
  const { host = "127.0.0.1", port } = address;
  return { host, port };
}

/** Reads `tcp://host:port` and `unix:/path`; throws a `TypeError` at anything else. */
export function parseSocketAddress(text: string | URL): SocketAddress {
  const url = toUrl(text);
  if (url.protocol === "unix:") return { path: pathOf(url) };
  const { hostname, port } = url;
  if (url.protocol !== "tcp:" || hostname === "" || port === "") throw notAnAddress(text);
  return { host: hostname.replace(/^\[(.*)\]$/, "$1"), port: Number(port) };
}

/** An address as a URL that reads as the same address. */
export function socketUrl(address: SocketAddress): string {
  if ("path" in address) return `unix:${encodeURI(address.path)}`;
  const { host = "127.0.0.1", port } = address;
  return `tcp://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function toUrl(text: string | URL): URL {
  try {
    return new URL(text);
  } catch {
    throw notAnAddress(text);
  }
}

function pathOf(url: URL): string {
  const { pathname, host } = url;
  if (pathname === "" || host !== "") throw notAnAddress(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw notAnAddress(url);
  }
}

function notAnAddress(text: string | URL): TypeError {
  return new TypeError(`Address must be tcp://host:port or unix:/path, not ${text}`);
}
