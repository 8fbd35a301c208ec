import { expect, test } from "vitest";
import {
  connectModel,
  createCapabilitiesHandler,
  defineModel,
  modelTool,
} from "../../src/index.ts";
import { parrot } from "../open-model.ts";

const model = defineModel({
  ...parrot,
  name: "parrot",
  tools: { squawk: modelTool({ run() {} }) },
});
const handle = createCapabilitiesHandler(model);

test("GET /capabilities answers what initialize answers", async () => {
  const response = handle(new Request("http://localhost/capabilities"));
  await using client = await connectModel(model);

  const { serverName, serverVersion, capabilities } = await response.json();
  expect({ name: serverName, version: serverVersion, capabilities }).toEqual(client.server);
  expect(response.headers.get("content-type")).toBe("application/json");
});

test.each([
  ["GET", "/", 404],
  ["POST", "/capabilities", 405],
  ["HEAD", "/capabilities", 200],
])("%s %s is answered with %i and nothing else", async (method, path, status) => {
  const response = handle(new Request(`http://localhost${path}`, { method }));

  expect(response.status).toBe(status);
  expect(await response.text()).toBe("");
});
