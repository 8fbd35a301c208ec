import { readFileSync } from "node:fs";
import { RECORD_VERSION } from "../../packages/inspector/src/records/index.ts";
import { readInterfaces, type TypeField, type TypeShape } from "./read-interfaces.ts";

const FOLDER = new URL("../../packages/inspector/src/records/", import.meta.url);

/** The kinds of records in the order in which a reader meets them, each with the types that it may be. */
const KINDS: readonly (readonly [kind: string, types: readonly string[]])[] = [
  ["head", ["HeadRecord"]],
  ["peer", ["PeerRecord"]],
  ["def", ["DefRecord"]],
  ["actor", ["ActorRecord"]],
  ["ev", ["EvRecord"]],
  ["step", ["StepRecord"]],
  ["act", ["ActRecord"]],
  ["timer", ["TimerRecord"]],
  ["snap", ["SnapRecord"]],
  ["wire", ["MessageRecord", "UnreadableRecord", "WireLifeRecord", "HttpRecord"]],
  ["end", ["ActorEndRecord", "PeerEndRecord"]],
  ["gap", ["GapRecord"]],
  ["mark", ["MarkRecord"]],
];
/** What several kinds begin with. */
const HEADS = ["RecordHead", "ActorRecordHead", "WireRecordHead"];

/** `docs/reference/inspector-records.md`: every kind of record, as its type says. */
export function recordsPage(): string {
  const files = ["record-head", ...KINDS.map(([kind]) => `${kind}-record`)];
  const shapes = new Map(
    files
      .flatMap((file) => readInterfaces(readFileSync(new URL(`${file}.ts`, FOLDER), "utf8")))
      .map((shape) => [shape.name, shape] as const),
  );
  const of = (name: string): TypeShape => {
    const shape = shapes.get(name);
    if (shape === undefined) throw new Error(`There is no type ${name}`);
    return shape;
  };
  const heads = HEADS.map((name) => section(of(name), ["###", HEAD_TITLES[name] ?? name]));
  const kinds = KINDS.map(([kind, types]) => [
    `## \`${kind}\``,
    ...types.map((name) => section(of(name))),
  ]);
  return `${[PREFACE, ...heads, ...kinds.flat()].join("\n\n")}\n`;
}

const HEAD_TITLES: { readonly [name: string]: string } = {
  RecordHead: "Every record",
  ActorRecordHead:
    "Records of an actor: `actor`, `ev`, `step`, `act`, `timer`, `snap`, and an `end` of one",
  WireRecordHead: "Records of a wire: `wire`",
};

function section({ about, fields }: TypeShape, title: readonly string[] = []): string {
  const shown = fields.filter(({ name }) => name !== "kind");
  const table = ["| field | type | |", "| --- | --- | --- |", ...shown.map(row)].join("\n");
  return [title.join(" "), about, shown.length === 0 ? "" : table].filter(Boolean).join("\n\n");
}

function row({ name, type, about, isOptional }: TypeField): string {
  const cells = [`\`${name}\`${isOptional ? "?" : ""}`, `\`${type}\``, about];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

const PREFACE = `# Records of the inspector

<!-- Written by scripts/write-records-page.ts from the types themselves. Change those, then run it. -->

What the inspector sees is one JSON object a line, in files, between processes and the hub, and in memory alike.
[The guide](../guides/inspector.md) says how to come by them; \`readRecords\`, \`foldRecords\` and \`verify\` of
\`@mcp-actors/inspector\` make sense of them.

## Rules

- The version is ${RECORD_VERSION}. It is in the \`head\`, the first record of each process.
- A new kind, or a new field that may be absent, does not change the version. A reader keeps lines of kinds that it does not
  know, and fields too.
- A field that goes, or means something else, does. A reader refuses a version that is later than its own.
- A line that is no record is told of, with its number, and the next is read.
- Records of one process come in the order of their \`seq\`. Those of several are mixed as they came.
- A number that is missing without a \`gap\` is of a \`step\` or an \`act\` that nobody wanted, or stands in the \`times\` of a later one.
- Every value is redacted and cut. \`[redacted · 51 chars]\` stands for a secret; \`… [cut · 12345 chars · 89abcdef]\` ends a text
  that goes on, with its length and a hash; \`[JSON · 70000 chars · 89abcdef]\` stands for JSON in a text; \`[aside · 70000 chars · …]\`
  for a value that the hub keeps; \`[image/png · 512 bytes]\` for bytes.
- \`{ "[wire]": 12, "part": "result" }\` stands for a part of the message that is record 12 of the same process.

## What they begin with`;
