import type { Generate } from "@mcp-actors/model";

/** A model that tells no more tokens in a second than a request asks for in `pace`; without one, as fast as it can. */
export function paced(generate: Generate): Generate {
  return async function* generatePaced(request, context) {
    const { pace } = request;
    const pause = typeof pace === "number" && pace > 0 ? 1000 / pace : 0;
    const tokens = generate(request, context);
    let due = performance.now();
    try {
      for (;;) {
        const step = await tokens.next();
        if (step.done === true) return step.value;
        yield step.value;
        const now = performance.now();
        due = Math.max(due + pause, now);
        if (pause > 0) await untilDue(due - now, context.signal);
      }
    } finally {
      await tokens.return();
    }
  };
}

/** Settles after so many ms, or as soon as nobody reads on. */
function untilDue(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timeout = setTimeout(over, ms);
    signal.addEventListener("abort", over, { once: true });
    function over() {
      clearTimeout(timeout);
      signal.removeEventListener("abort", over);
      resolve();
    }
  });
}
