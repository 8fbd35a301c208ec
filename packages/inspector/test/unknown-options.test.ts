import { expect, test } from "vitest";
import { createInspector } from "../src/index.ts";
import { createInspector as createNodeInspector, startHub } from "../src/node/index.ts";
import { toOpenTelemetry } from "../src/otel/index.ts";
import { diffRecordings, mockServer, redrive, toVitest } from "../src/replay/index.ts";

type Given = (options: never) => unknown;

const ENTRIES = {
  createInspector: (options) => createInspector(options),
  "createInspector of Node": (options) => createNodeInspector(options),
  startHub: (options) => startHub(options),
  mockServer: (options) => mockServer([], options),
  redrive: (options) => redrive([], {} as never, options),
  diffRecordings: (options) => diffRecordings([], [], options),
  toVitest: (options) => toVitest([], options),
  toOpenTelemetry: (options) => toOpenTelemetry(options),
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
  ["mockServer", { sped: 1 }, "Unknown option sped of mockServer, did you mean speed"],
  [
    "mockServer",
    { clock: {} },
    "Option clock of mockServer must be an object with now and setTimeout and clearTimeout, not of type object",
  ],
  [
    "redrive",
    { order: "parallel" },
    'Option order of redrive must be "recorded" or "sequential", not "parallel"',
  ],
  [
    "diffRecordings",
    { ignore: "a" },
    'Option ignore of diffRecordings must be a list of texts, not "a"',
  ],
  ["toVitest", { targt: "a" }, "Unknown option targt of toVitest, did you mean target"],
  [
    "toOpenTelemetry",
    { results: "all" },
    'Option results of toOpenTelemetry must be true or false, not "all"',
  ],
  ["mockServer", 5, "Options of mockServer must be an object, not 5"],
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
