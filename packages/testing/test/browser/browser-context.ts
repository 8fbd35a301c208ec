import { createContext } from "node:vm";

/** What every browser has and this code may use; nothing of Node's own. */
const SHARED = {
  AbortController,
  AbortSignal,
  btoa,
  atob,
  clearTimeout: (id: number) => clearTimeout(id),
  console,
  crypto,
  DOMException,
  Event,
  EventTarget,
  MessageChannel,
  performance,
  queueMicrotask,
  // A browser's timers are numbers.
  setTimeout: (callback: () => void, ms?: number) => Number(setTimeout(callback, ms)),
  structuredClone,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

/** A world without Node, and with a page's strictest rule: no text becomes code. */
export function browserContext(): Record<string, unknown> {
  const globals: Record<string, unknown> = { ...SHARED };
  globals["self"] = globals;
  createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  return globals;
}
