import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/demo",
      "apps/dev",
      "apps/ports",
      "apps/everything-server",
      "apps/model-server",
      "apps/playground",
      "examples/*",
      "tests",
    ],
  },
});
