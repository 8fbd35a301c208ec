import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@mcp-actors/source"] } },
  test: { include: ["test/**/*.test.ts"] },
});
