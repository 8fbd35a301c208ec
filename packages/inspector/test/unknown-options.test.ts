import { expect, test } from "vitest";
import { createInspector } from "../src/index.ts";
import { createInspector as createNodeInspector, startHub } from "../src/node/index.ts";

type Given = (options: never) => unknown;

const ENTRIES = {
  createInspector: (options) => createInspector(options),
  "createInspector of Node": (options) => createNodeInspector(options),
  startHub: (options) => startHub(options),
} satisfies { readonly [name: string]: Given };

test.each<[keyof typeof ENTRIES, unknown, string]>([
  [
    "createInspector",
    { redakt: () => {} },
    "Unknown option redakt of createInspector, did you mean redact",
  ],
  [
    "createInspector",
    { redact: /secret/ },
    "Option redact of createInspector must be a function, not of type object",
  ],
  [
    "createInspector",
    { batchAfter: "1s" },
    'Option batchAfter of createInspector must be a number from 0 on, not "1s"',
  ],
  ["createInspector of Node", { mode: "flight" }, "Unknown option mode of createInspector"],
  [
    "createInspector of Node",
    { production: "yes" },
    'Option production of createInspector must be true or false, not "yes"',
  ],
  [
    "createInspector of Node",
    { hub: { prot: 1 } },
    "Unknown option prot of hub, did you mean port",
  ],
  ["createInspector of Node", 3900, "Options of createInspector must be an object, not 3900"],
  [
    "startHub",
    { exposed: "127.0.0.1" },
    'Option exposed of startHub must be true or false, not "127.0.0.1"',
  ],
  [
    "startHub",
    { allowedHosts: "a.example" },
    'Option allowedHosts of startHub must be a list of texts, not "a.example"',
  ],
])("%s given %j says what it may be", async (name, options, message) => {
  const given = async () => ENTRIES[name](options as never);

  await expect(given()).rejects.toThrow(new TypeError(message));
});
