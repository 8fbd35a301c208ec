import { Desk } from "./desk.ts";
import type { ToStore } from "./store-message.ts";

const desk = new Desk((message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToStore>) => desk.hear(data);
