import { classify } from "@mcp-actors/protocol";
import { type Channel, LOCAL } from "../channel.ts";
import type { PortLike, PostEvent } from "./port-like.ts";
import { PostChannel } from "./post-channel.ts";
import type { Postbox, PostListener } from "./postbox.ts";

/**
 * The channel that a `MessagePort`, or a worker, carries as structured clones.
 *
 * It starts a port and closes it; a worker it leaves running. Nothing says how
 * much waits at the other end, so `send` always finds room.
 */
export function portChannel(port: PortLike): Channel {
  return new PostChannel(postboxOf(port), LOCAL);
}

function postboxOf(port: PortLike): Postbox {
  return {
    post: (message) => port.postMessage(message),
    read: (message) => classify(message),
    listen: (listener) => {
      const unlisten = "on" in port ? hear(port, listener) : listen(port, listener);
      port.start?.();
      return unlisten;
    },
    close: () => {
      // The scope of a worker has no `start`, and its `close` would end the worker.
      if (port.start !== undefined) port.close?.();
    },
  };
}

type Emitting = Extract<PortLike, { on: unknown }>;
type Listening = Exclude<PortLike, { on: unknown }>;

function hear(port: Emitting, listener: PostListener): () => void {
  const ended = () => listener.ended();
  const heard = {
    message: (message: unknown) => listener.message(message),
    messageerror: () => listener.unreadable(),
    error: (cause: unknown) => listener.ended(cause),
    close: ended,
    exit: ended,
  };
  for (const [event, told] of Object.entries(heard)) port.on(event, told);
  return () => {
    for (const [event, told] of Object.entries(heard)) port.off(event, told);
  };
}

function listen(port: Listening, listener: PostListener): () => void {
  const heard = {
    message: ({ data }: PostEvent) => listener.message(data),
    messageerror: () => listener.unreadable(),
    close: () => listener.ended(),
  };
  for (const [type, told] of Object.entries(heard)) port.addEventListener(type, told);
  return () => {
    for (const [type, told] of Object.entries(heard)) port.removeEventListener(type, told);
  };
}
