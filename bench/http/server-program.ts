import { heapUsed } from "../heap-used.ts";
import type { ImplementationName } from "../implementations.ts";
import { importHttp } from "./http-implementations.ts";
import type { Kind, RestingPlace } from "./http-module.ts";

// Serves one implementation for the process that forked it, and tells it of itself: IMPLEMENTATION KIND TOOLS [REST]

/** What can be asked of a server in its own process. */
export type Question = "cpu" | "heap";

const ANSWERS: { readonly [question in Question]: () => number | Promise<number> } = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  heap: heapUsed,
};

const [implementation = "", kind = "", tools = "", rest = ""] = process.argv.slice(2);
const place = rest === "" ? undefined : (rest as RestingPlace);
const { serve } = await importHttp(implementation as ImplementationName);
process.on("message", async (question: Question) => process.send?.(await ANSWERS[question]()));
process.on("disconnect", () => process.exit());
process.send?.(await serve(kind as Kind, Number(tools), place));
