import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sourceArguments } from "../support/fixture.ts";
import { selfSigned } from "../support/self-signed.ts";

const run = promisify(execFile);
const hasIpv6 = Object.values(networkInterfaces()).some((addresses = []) =>
  addresses.some(({ address }) => address === "::1"),
);

/** Has a process of its own ask a server twice over one socket, and gives what that heard. */
async function hear(url: string, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const args = [...sourceArguments("http-client"), url];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...env } });
  return stdout.trim().split("\n");
}

async function listen(server: Server, host: string) {
  let sockets = 0;
  server.on("connection", () => {
    sockets += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    sockets: () => sockets,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test("undici is loaded by the first link over HTTP, not before, and not all of it", async () => {
  const { stdout } = await run(process.execPath, sourceArguments("loaded"));

  expect(stdout.trim().split("\n")).toEqual(["false", "true false"]);
});

test("a process is not held by a socket that lies idle", async () => {
  await using server = await listen(
    createServer((_request, response) => response.writeHead(204).end()),
    "127.0.0.1",
  );

  expect(await hear(`http://127.0.0.1:${server.port}/mcp`)).toEqual(["204", "204", "let go"]);
  expect(server.sockets()).toBe(1);
});

test.skipIf(!hasIpv6)("an address of IPv6 is reached", async () => {
  await using server = await listen(
    createServer((request, response) => {
      response.writeHead(request.headers.host?.startsWith("[::1]:") === true ? 204 : 400).end();
    }),
    "::1",
  );

  expect(await hear(`http://[::1]:${server.port}/mcp`)).toEqual(["204", "204", "let go"]);
});

test("TLS is spoken to a server that is trusted, and to no other", async () => {
  const { key, cert } = selfSigned();
  await using server = await listen(
    createSecureServer({ key, cert }, (_request, response) => response.writeHead(204).end()),
    "127.0.0.1",
  );
  const folder = await mkdtemp(join(tmpdir(), "trusted-"));
  const trusted = join(folder, "cert.pem");
  await writeFile(trusted, cert);
  const url = `https://localhost:${server.port}/mcp`;
  const knowing = await hear(url, { NODE_EXTRA_CA_CERTS: trusted });
  const unknowing = await hear(url);
  const misnamed = await hear(`https://127.0.0.1:${server.port}/mcp`, {
    NODE_EXTRA_CA_CERTS: trusted,
  });
  await rm(folder, { recursive: true });

  expect(knowing).toEqual(["204", "204", "let go"]);
  expect(unknowing[0]).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
  expect(misnamed[0]).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
});
