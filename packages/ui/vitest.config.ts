import { defineConfig } from "vitest/config";

const conditions = ["@mcp-actors/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // Processes start slowly on a machine that does much else.
  test: { include: ["test/**/*.test.{ts,tsx}"], testTimeout: 30_000, hookTimeout: 30_000 },
});
