import type { FormAnswer } from "@mcp-actors/client";

/** Accepts a form: confirms where that is asked, and leaves everything else to its defaults. */
export const confirm: FormAnswer = ({ requestedSchema: { properties } }) => ({
  action: "accept",
  content: "confirmed" in properties ? { confirmed: true } : {},
});
