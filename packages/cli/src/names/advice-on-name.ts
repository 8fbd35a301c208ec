import { meant } from "./meant.ts";

/** Something of a server that was asked for by its name. */
export interface Asked {
  readonly name: string;
  /** The names of all that the server offers of the kind. */
  readonly offered: () => PromiseLike<readonly unknown[]>;
}

/** Most names that advice lists. */
const MOST = 12;

/** What a name may have been meant to be; nothing where the server offers it, or does not say what it offers. */
export async function adviceOnName({ name, offered }: Asked): Promise<string | undefined> {
  const names = await namesOf(offered);
  if (names.length === 0 || names.includes(name)) return undefined;
  const near = meant(name, names);
  if (near !== undefined) return `Did you mean ${near}?`;
  const more = names.length > MOST ? ` and ${names.length - MOST} more` : "";
  return `It offers ${names.slice(0, MOST).join(", ")}${more}`;
}

async function namesOf(offered: Asked["offered"]): Promise<readonly string[]> {
  try {
    return (await offered()).filter((name) => typeof name === "string");
  } catch {
    // What the server said of the request itself is what there is to tell.
    return [];
  }
}
