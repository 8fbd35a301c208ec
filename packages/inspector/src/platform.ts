/** Microseconds since the Unix epoch, by the clock that never goes back. */
export function microseconds(): number {
  return Math.round(ORIGIN + performance.now() * 1000);
}

const ORIGIN = performance.timeOrigin * 1000;

/** An id that no other process has. */
export function newProcessId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What runs this, and its process id where there is one. */
export function platform(): { readonly runtime: string; readonly pid?: number } {
  const host: unknown = Reflect.get(globalThis, "process");
  if (isHost(host)) return { runtime: `node ${host.versions.node}`, pid: host.pid };
  const browser: unknown = Reflect.get(globalThis, "navigator");
  return { runtime: agentOf(browser) ?? "unknown" };
}

interface Host {
  readonly pid: number;
  readonly versions: { readonly node: string };
}

function isHost(host: unknown): host is Host {
  return typeof host === "object" && host !== null && "versions" in host && "pid" in host;
}

function agentOf(browser: unknown): string | undefined {
  if (typeof browser !== "object" || browser === null || !("userAgent" in browser))
    return undefined;
  return browserOf(String(browser.userAgent));
}

/** The browser that says so of itself, such as `Chrome 149`; each says that it is those before it too. */
export function browserOf(agent: string): string {
  for (const [word, name] of BROWSERS) {
    const [, version] = new RegExp(`${word}/(\\d+)`).exec(agent) ?? [];
    if (version !== undefined) return `${name} ${version}`;
  }
  return agent.slice(0, 200);
}

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Version", "Safari"],
] as const;
