import type { Client } from "@mcp-actors/client";
import { ErrorCode, messageOf, ProtocolError, type Tool } from "@mcp-actors/protocol";

/** What a list gave: its items and how long it took, or why it could not be read. */
export type Listed<Item> =
  | { readonly items: readonly Item[]; readonly ms: number }
  | { readonly problem: string };

/** What a server has, as one connection shows it. */
export interface Inventory {
  readonly tools: Listed<Tool> | undefined;
  readonly resources: Listed<object> | undefined;
  readonly resourceTemplates: Listed<object> | undefined;
  readonly prompts: Listed<object> | undefined;
  /** How long a ping took, in ms; undefined where it was not answered. */
  readonly ping: number | undefined;
  /** Whether a method that nobody has is answered as unknown. */
  readonly knowsItsMethods: boolean;
}

/** Lists all that a server says it has. Never rejects. */
export async function takeInventory(client: Client): Promise<Inventory> {
  const { tools, resources, prompts } = client.server.capabilities;
  return {
    tools: tools && (await listed(() => client.listTools())),
    resources: resources && (await listed(() => client.listResources())),
    resourceTemplates: resources && (await listed(() => client.listResourceTemplates())),
    prompts: prompts && (await listed(() => client.listPrompts())),
    ping: await pinged(client),
    knowsItsMethods: await refusesUnknown(client),
  };
}

async function listed<Item>(list: () => PromiseLike<readonly Item[]>): Promise<Listed<Item>> {
  const began = performance.now();
  try {
    const items = await list();
    return { items, ms: performance.now() - began };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

async function pinged(client: Client): Promise<number | undefined> {
  const began = performance.now();
  try {
    await client.ping();
    return performance.now() - began;
  } catch {
    return undefined;
  }
}

async function refusesUnknown(client: Client): Promise<boolean> {
  try {
    await client.request({ method: "mcp-actors/no-such-method" });
    return false;
  } catch (error) {
    return error instanceof ProtocolError && error.code === ErrorCode.MethodNotFound;
  }
}
