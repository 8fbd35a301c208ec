import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import type { ListenerProgram } from "../../scripts/start-listener.ts";
import { packageFile } from "../peer-file.ts";

/** Something that is not Node and runs what answers requests of the web. */
export interface Runtime {
  readonly name: string;
  /** What packages call it where they have code for it alone. */
  readonly condition: string;
  /** How a module of the folder is served on a port. */
  readonly program: (port: number, folder: string) => ListenerProgram;
}

/** The runtimes, as npm has them. */
export const RUNTIMES: readonly Runtime[] = [
  {
    name: "Bun 1.4.5",
    condition: "bun",
    program: (port, folder) => ({
      command: bun(),
      args: ["run", "--port", `${port}`, "site.mjs"],
      env: { HOME: folder, PORT: `${port}` },
    }),
  },
  {
    name: "Deno 2.9.6",
    condition: "deno",
    program: (port, folder) => ({
      args: [
        packageFile("deno/bin.cjs"),
        ...["serve", "--no-config", "--no-remote", "--allow-net=127.0.0.1"],
        ...["--host", "127.0.0.1", "--port", `${port}`, "site.mjs"],
      ],
      env: { HOME: folder, PATH: "/usr/bin:/bin", DENO_NO_UPDATE_CHECK: "1" },
    }),
  },
  {
    name: "workerd 1.20261117.1",
    condition: "workerd",
    program: (port, folder) => ({
      args: [
        packageFile("workerd/bin/workerd"),
        ...["serve", "config.capnp", `--socket-addr=http=127.0.0.1:${port}`],
      ],
      env: { HOME: folder, PATH: "/usr/bin:/bin" },
    }),
  },
];

/** The program itself, which its package would put in place when installed with scripts. */
function bun(): string {
  const arch = process.arch === "arm64" ? "aarch64" : process.arch;
  const { resolve } = createRequire(realpathSync(packageFile("bun/package.json")));
  return resolve(`@oven/bun-${process.platform}-${arch}/bin/bun`);
}
