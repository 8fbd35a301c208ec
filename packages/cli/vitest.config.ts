import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@mcp-actors/source"] } },
  // Nearly every test starts processes, and a busy machine takes its time.
  test: { include: ["test/**/*.test.ts"], testTimeout: 30_000 },
});
