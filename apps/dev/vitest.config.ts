import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@mcp-actors/source"] } },
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 20_000,
    // Processes take their time on a machine that is busy.
    expect: { poll: { timeout: 10_000 } },
  },
});
