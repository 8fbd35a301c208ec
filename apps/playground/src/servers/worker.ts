import type { ServePort } from "./page-servers.ts";
import { servePort } from "./serve-port.ts";

addEventListener("message", ({ data }: MessageEvent<ServePort>) => servePort(data));
