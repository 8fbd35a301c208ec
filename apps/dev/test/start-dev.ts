import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { PORTS, type Ports, readPorts } from "@mcp-actors/ports";
import { takenPort } from "./taken-port.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** `pnpm dev` of the sources, and all that it has said so far. */
export function startDev(env: { readonly [variable: string]: string }) {
  const child = spawn(process.execPath, ["--conditions=@mcp-actors/source", MAIN], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "close");
  let said = "";
  let look: () => void = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
      look();
    });
  }
  return {
    child,
    exited,
    get said() {
      return said;
    },
    /** Waits until something was said. */
    until: (words: string | RegExp) =>
      new Promise<void>((resolve, reject) => {
        look = () => {
          if (said.search(words) >= 0) resolve();
        };
        look();
        void exited.then(() => reject(new Error(`It ended and never said ${words}: ${said}`)));
      }),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** An offset that moves every port to one that is free, and what they are then. */
export async function freeOffset(): Promise<{ readonly offset: string; readonly ports: Ports }> {
  for (;;) {
    // Beneath the ports that Linux gives to whoever asks for any.
    const offset = String(10_000 + Math.floor(Math.random() * 16_000));
    const ports = readPorts({ MCP_ACTORS_PORT_OFFSET: offset });
    if (await areFree(ports)) return { offset, ports };
  }
}

/** Whether nobody listens at any of the ports. */
export async function areFree(ports: Ports): Promise<boolean> {
  const names = Object.keys(PORTS) as (keyof Ports)[];
  const held = await Promise.allSettled(names.map((name) => takenPort(ports[name])));
  for (const one of held) if (one.status === "fulfilled") await one.value[Symbol.asyncDispose]();
  return held.every(({ status }) => status === "fulfilled");
}
