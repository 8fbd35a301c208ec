// Runs turbo without its telemetry, and so without the notice of it: turbo.json cannot say so, only the environment.
process.env.TURBO_TELEMETRY_DISABLED ??= "1";
await import("turbo");
