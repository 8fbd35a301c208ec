import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianProgram } from "./debian-program.ts";
import { type Listener, startListener } from "./start-listener.ts";

/** Starts nginx on a free port, as a reverse proxy that has its defaults: each path leads to an origin. */
export async function startNginx(origins: { readonly [path: string]: string }): Promise<Listener> {
  const command = debianProgram("nginx");
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  // Its workers are another user where it is started by root.
  await chmod(folder, 0o755);
  const file = join(folder, "nginx.conf");
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // The file is written once the port is known.
    const { port, ...listener } = await startListener(async (free) => {
      await writeFile(file, configOf({ folder, port: free, origins }));
      return { command, args: ["-p", folder, "-c", file, "-e", "stderr"] };
    });
    const stop = listener[Symbol.asyncDispose];
    return { port, [Symbol.asyncDispose]: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Proxy {
  readonly folder: string;
  readonly port: number;
  readonly origins: { readonly [path: string]: string };
}

function configOf({ folder, port, origins }: Proxy): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `  ${what}_temp_path ${folder}/${what};`,
  );
  const locations = Object.entries(origins).map(
    ([path, origin]) => `    location ${path} { proxy_pass ${origin}; }`,
  );
  return `daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${temporary.join("\n")}
  server {
    listen 127.0.0.1:${port};
${locations.join("\n")}
  }
}
`;
}
