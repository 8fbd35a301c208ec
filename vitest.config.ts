import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/demo",
      "apps/everything-server",
      "apps/model-server",
      "examples/*",
      "tests",
    ],
  },
});
