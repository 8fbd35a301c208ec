const SCRIPT = `<img src=x onerror="window.hacked=true"><script>window.hacked=true</script>`;
const PROCESS = "hostile";

/** Lines of records that a process would send that wishes the page ill: markup, odd keys, odd times, odd shapes. */
export function hostileRecords(): readonly string[] {
  const records = [...people(), ...actors(), ...messages(), ...others()];
  const lines = records.map(({ kind, peer = `${PROCESS}.1`, ...rest }, index) => {
    const seq = index + 1;
    return JSON.stringify({ kind, peer, seq, at: Date.now() * 1000 + seq, ...rest });
  });
  const none = `{"kind":"wire","peer":"${PROCESS}.1","seq":999,"at":"never","wire":{},"what":7}`;
  return [...lines.slice(0, -1), none, ...lines.slice(-1)];
}

interface Hostile {
  readonly kind: string;
  readonly peer?: string;
  readonly [field: string]: unknown;
}

function people(): readonly Hostile[] {
  const head = { kind: "head", peer: PROCESS, format: "mcp-actors.records", version: 1 };
  return [
    { ...head, runtime: SCRIPT, title: SCRIPT, pid: -1 },
    { kind: "peer", role: SCRIPT, name: SCRIPT, version: SCRIPT, target: "javascript:alert(1)" },
  ];
}

function actors(): readonly Hostile[] {
  const actor = { kind: "actor", logic: "machine", root: "a" };
  return [
    { ...actor, actor: "__proto__", id: "constructor", name: SCRIPT, root: "__proto__" },
    {
      kind: "snap",
      actor: "__proto__",
      type: SCRIPT,
      status: "active",
      value: SCRIPT,
      context: { [SCRIPT]: SCRIPT },
    },
    // Each is the other's child.
    { ...actor, actor: "a", id: "a", parent: "b" },
    { ...actor, actor: "b", id: "b", parent: "a" },
    { kind: "def", hash: "../../x", chart: {} },
    { ...actor, actor: "c", id: "c", root: "c", def: "../../x" },
    { kind: "timer", actor: "__proto__", timer: SCRIPT, state: "set", delay: 1e300 },
    { kind: "end", of: "actor", actor: "nobody", status: SCRIPT, output: SCRIPT },
  ];
}

function request(id: number, method: string, params: unknown): Hostile {
  const message = { method, params };
  return { kind: "wire", wire: 1, what: "request", dir: "out", id, method, message, size: 9 };
}

function messages(): readonly Hostile[] {
  const wire = { kind: "wire", wire: 1 };
  const keys: unknown = JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  );
  const headers = { [SCRIPT]: SCRIPT };
  return [
    { ...wire, what: "opened", channel: SCRIPT, address: "javascript:alert(1)" },
    request(1, SCRIPT, { name: SCRIPT, arguments: { [SCRIPT]: SCRIPT } }),
    request(2, "tools/call", deep()),
    request(3, "__proto__", keys),
    { ...wire, what: "result", dir: "in", id: 1, message: { result: SCRIPT }, size: -5 },
    { ...wire, what: "http", dir: "out", exchange: "x", url: "javascript:alert(1)", headers },
  ];
}

function others(): readonly Hostile[] {
  return [
    { kind: "gap", from: 1e15, to: -1, lost: 1e300, why: SCRIPT },
    { kind: "mark", source: "user", label: SCRIPT, detail: deep() },
    { kind: "no such kind", anything: SCRIPT },
    request(4, "tools/list", {}),
  ];
}

function deep(): unknown {
  let value: unknown = SCRIPT;
  for (let level = 0; level < 2_000; level += 1) value = [value];
  return value;
}

/** Says lines to a hub as a process would. */
export async function tellHub(producerUrl: string, lines: readonly string[]): Promise<void> {
  const { origin, pathname, hash } = new URL(producerUrl);
  const socket = new WebSocket(`${origin.replace("http", "ws")}${pathname}`, [
    "mcp-actors.inspector",
    `token.${hash.slice(1)}`,
  ]);
  const once = (name: string) =>
    new Promise<void>((resolve, reject) => {
      socket.addEventListener(name, () => resolve(), { once: true });
      socket.addEventListener("close", () => reject(new Error("The hub hung up")), { once: true });
    });
  await once("open");
  const welcomed = once("message");
  socket.send(JSON.stringify({ type: "hello", role: "producer", version: 1, process: PROCESS }));
  await welcomed;
  socket.send([JSON.stringify({ type: "records" }), ...lines].join("\n"));
}
