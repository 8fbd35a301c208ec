import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { machineLayouts } from "./scripts/machine-layouts.ts";

const OUT = fileURLToPath(new URL("../dist/page", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // The hub may serve the page from any path.
  base: "./",
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // The hub's policy lets no data: URL in.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  plugins: [machineLayouts],
  worker: { format: "es" },
});
