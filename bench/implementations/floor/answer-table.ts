import type { Pair } from "../../pair.ts";

/** What a floor sends and receives. */
export interface Message {
  readonly id: number;
  readonly method?: string;
  readonly text?: string;
  readonly count?: number;
}

/** The least that finds the request of an answer: one map, and a promise a request. */
export function answerTable(send: (message: Message) => void) {
  const waiting = new Map<number, (message: Message) => void>();
  let nextId = 0;
  let progressed = 0;
  const request = (message: Omit<Message, "id">) =>
    new Promise<Message>((resolve) => {
      const id = nextId++;
      waiting.set(id, resolve);
      send({ id, ...message });
    });
  const pair: Omit<Pair, "close"> = {
    echo: async (text) => (await request({ method: "echo", text })).text ?? "",
    hang: () => void request({ method: "hang" }),
    async progress(count) {
      const before = progressed;
      await request({ method: "progress", count });
      return progressed - before;
    },
  };
  return {
    receive(message: Message) {
      if (message.method === "progress") progressed++;
      else {
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
      }
    },
    pair,
  };
}
