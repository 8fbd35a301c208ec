import { filter, firstValueFrom } from "rxjs";
import { expect, test } from "vitest";
import { openEverything } from "./open-everything.ts";

test.each([
  ["test_trigger_tool_change", "notifications/tools/list_changed"],
  ["test_trigger_prompt_change", "notifications/prompts/list_changed"],
  ["test_trigger_resource_change", "notifications/resources/list_changed"],
])("%s tells a session with %s", async (tool, method) => {
  await using client = await openEverything("legacy");
  const told = firstValueFrom(
    client.events$.pipe(
      filter(
        (event) => event.type === "notification.received" && event.notification.method === method,
      ),
    ),
  );

  await client.callTool(tool);

  expect(await told).toBeDefined();
});

test("test_trigger_resource_update tells whoever subscribed", async () => {
  await using client = await openEverything("legacy");
  const uri = "test://watched-resource";
  const told = firstValueFrom(
    client.events$.pipe(filter((event) => event.type === "notification.received")),
  );

  await client.request({ method: "resources/subscribe", params: { uri } });
  await client.callTool("test_trigger_resource_update");

  expect(await told).toMatchObject({
    notification: { method: "notifications/resources/updated", params: { uri } },
  });
});
