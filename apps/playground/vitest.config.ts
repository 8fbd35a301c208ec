import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@mcp-actors/source"] },
  ssr: { resolve: { conditions: ["@mcp-actors/source"] } },
  test: { include: ["test/**/*.test.ts"], testTimeout: 20_000 },
});
