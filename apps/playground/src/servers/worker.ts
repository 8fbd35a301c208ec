import { type InspectWorker, inspectWorker } from "../inspection/inspect-worker.ts";
import type { ServePort } from "./page-servers.ts";
import { servePort } from "./serve-port.ts";

addEventListener("message", ({ data }: MessageEvent<InspectWorker | ServePort>) => {
  if ("inspect" in data) inspectWorker(data);
  else servePort(data);
});
