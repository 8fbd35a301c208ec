import type { Scenario } from "../scenario.ts";

/** Answers questions with and without a state to carry, one call beside another. */
export const carryState: Scenario = async (client) => {
  await client.listTools();
  await Promise.all([
    client.callTool("test_mrtr_echo_state", {}),
    client.callTool("test_mrtr_unrelated", {}),
  ]);
  await client.callTool("test_mrtr_no_state", {});
  await client.callTool("test_mrtr_no_result_type", {});
};
