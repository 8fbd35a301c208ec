import { defineConfig, type Plugin } from "vite";

/** What the built page may load: itself, and the servers that a person connects to. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src data: blob:",
  "connect-src 'self' http: https: ws: wss:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Puts the policy into the page that is built; while it is served Vite brings scripts of its own. */
const contentSecurityPolicy: Plugin = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
};

export default defineConfig({
  base: "./",
  // The sources of the workspace: nothing has to be built before.
  resolve: { conditions: ["@mcp-actors/source", "browser", "module", "development|production"] },
  worker: { format: "es" },
  build: { outDir: "dist/web", target: "es2022", modulePreload: { polyfill: false } },
  plugins: [contentSecurityPolicy],
});
