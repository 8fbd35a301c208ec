import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@mcp-actors/source"] } },
  // Tests that start processes wait for them, however busy the machine.
  test: { include: ["test/**/*.test.ts"], testTimeout: 30_000 },
});
